type StampedForm = HTMLFormElement & { stamp?: HTMLInputElement };

/** Asks once for the stamp of a form that somebody opened; see docs/decisions/0022. */
export function signFormTimestamp(form: HTMLFormElement | null): void {
  const stamp = (form as StampedForm | null)?.stamp;
  if (stamp?.value !== "") return;
  stamp.value = "-";
  fetch("/formularz.json")
    .then((answer) => answer.json())
    .then(
      (given: string) => (stamp.value = given),
      () => (stamp.value = ""),
    );
}

/** The same for whichever form is written in. */
export function stampWritten({ target }: Event): void {
  signFormTimestamp((target as HTMLInputElement).form);
}
