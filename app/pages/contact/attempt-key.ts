let last: { content: string; key: string } | undefined;

/**
 * Marks the form as one attempt: the same content sent again, by a double click or after a lost
 * answer, carries the same key; anything changed makes it another attempt.
 */
export function markAttempt(form: HTMLFormElement): void {
  const field = form.elements.namedItem("key") as HTMLInputElement;
  field.value = "";
  const entries = [...new FormData(form)] as [string, string][];
  // Parts of the page that come a moment later add fields that say nothing new.
  const said = entries.filter(([name, value]) => value && !name.startsWith("chosen-"));
  const content = new URLSearchParams(said).toString();
  if (last?.content !== content) last = { content, key: makeKey() };
  field.value = last.key;
}

function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
