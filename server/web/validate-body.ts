import { isUtf8 } from "node:buffer";

/** The longest of the shop's forms has about fifteen. */
const maxFields = 100;
/** The URL-encoded replacement character. */
const replacementCharacter = /%EF%BF%BD/i;

/** Returns whether the body is valid UTF-8 with a plausible number of fields. */
export function isValidBody(body: Uint8Array, type = ""): boolean {
  if (!isUtf8(body)) return false;
  if (!type.startsWith("application/x-www-form-urlencoded")) return true;
  const text = Buffer.from(body).toString();
  const fields = new URLSearchParams(text);
  // A visitor may have typed U+FFFD.
  return (
    fields.size <= maxFields &&
    (replacementCharacter.test(text) || !replacementCharacter.test(`${fields}`))
  );
}
