type TimestampedForm = HTMLFormElement & { stamp?: HTMLInputElement };

/** Asks once for the stamp of a form that somebody opened; see docs/decisions/0022. */
export function fetchFormTimestamp(form: HTMLFormElement | null): void {
  const stamp = (form as TimestampedForm | null)?.stamp;
  if (stamp?.value !== "") return;
  stamp.value = "-";
  fetch("/formularz.json")
    .then((response) => response.json())
    .then(
      (value: string) => (stamp.value = value),
      () => (stamp.value = ""),
    );
}

/** The same for whichever form is written in. */
export function fetchTimestampOnInput({ target }: Event): void {
  fetchFormTimestamp((target as HTMLInputElement).form);
}
