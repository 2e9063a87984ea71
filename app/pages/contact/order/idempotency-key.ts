import { storageKeys } from "../../../../shop.config.ts";
import { tryStorage } from "../../../storage.ts";

const storageKey = storageKeys.attempt;
/** Content and key of the last attempt; without storage they last as long as the page. */
let attempt = "[]";

/**
 * Sets the idempotency key: the same content sent again, by a double click or after a lost response
 * and a reload, has the same key; any change makes a new one. See docs/decisions/0006.
 */
export function setIdempotencyKey(form: HTMLFormElement): void {
  const field = form.elements.namedItem("key") as HTMLInputElement;
  field.value = "";
  const entries = [...new FormData(form)] as [string, string][];
  // Ignores the timestamp and the radio buttons of the options, whose values are also in other
  // fields.
  const relevant = entries.filter(([name, value]) => value && !/^(chosen-|stamp)/.test(name));
  const lastAccepted = tryStorage(() => localStorage.getItem(storageKey));
  const content = JSON.stringify([relevant, lastAccepted]);
  const stored = tryStorage(() => sessionStorage.getItem(storageKey)) ?? attempt;
  const [sent, key] = JSON.parse(stored) as [string?, string?];
  field.value = sent === content ? key! : createKey();
  attempt = JSON.stringify([content, field.value]);
  tryStorage(() => sessionStorage.setItem(storageKey, attempt));
}

/** Call once the form was accepted: what is sent then, also from a duplicated tab, is new. */
export function endAttempts(): void {
  tryStorage(() => localStorage.setItem(storageKey, createKey()));
  tryStorage(() => sessionStorage.removeItem(storageKey));
  attempt = "[]";
}

function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
