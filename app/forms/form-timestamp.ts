type TimestampedForm = HTMLFormElement & { stamp?: HTMLInputElement };

/** Fetches the signed timestamp of an opened form, once; see docs/decisions/0022. */
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

/** Fetches it for the form that receives input. */
export function fetchTimestampOnInput({ target }: Event): void {
  fetchFormTimestamp((target as HTMLInputElement).form);
}
