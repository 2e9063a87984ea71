const pending = new WeakSet<HTMLFormElement>();

type TimestampedForm = HTMLFormElement & { stamp?: HTMLInputElement };

/** Fetches the signed timestamp of an opened form, once; see docs/decisions/0018. */
export function fetchFormTimestamp(form: HTMLFormElement | null): void {
  const stamp = (form as TimestampedForm | null)?.stamp;
  if (stamp?.value !== "" || pending.has(form!)) return;
  pending.add(form!);
  fetch("/formularz.json")
    .then((response) => response.json())
    .then((value: string) => (stamp.value = value))
    .catch(() => pending.delete(form!));
}
