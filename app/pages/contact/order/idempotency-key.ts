let last: { content: string; key: string } | undefined;

/**
 * Sets the idempotency key: the same content sent again, by a double click or after a lost
 * response, has the same key; any change makes a new one.
 */
export function setIdempotencyKey(form: HTMLFormElement): void {
  const field = form.elements.namedItem("key") as HTMLInputElement;
  field.value = "";
  const entries = [...new FormData(form)] as [string, string][];
  // Ignores the timestamp and the radio buttons of the options, whose values are also in other
  // fields.
  const relevant = entries.filter(([name, value]) => value && !/^(chosen-|stamp)/.test(name));
  const content = JSON.stringify(relevant);
  if (last?.content !== content) last = { content, key: createKey() };
  field.value = last.key;
}

function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
