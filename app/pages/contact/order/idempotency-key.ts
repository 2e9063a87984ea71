let last: { content: string; key: string } | undefined;

/**
 * Marks the form as one attempt: the same content sent again, by a double click or after a lost
 * answer, carries the same key; anything changed makes it another attempt.
 */
export function setIdempotencyKey(form: HTMLFormElement): void {
  const field = form.elements.namedItem("key") as HTMLInputElement;
  field.value = "";
  const entries = [...new FormData(form)] as [string, string][];
  // Parts of the page that come a moment later add fields that say nothing new; so does the stamp.
  const relevant = entries.filter(([name, value]) => value && !/^(chosen-|stamp)/.test(name));
  const content = JSON.stringify(relevant);
  if (last?.content !== content) last = { content, key: createKey() };
  field.value = last.key;
}

function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
