import { isUtf8 } from "node:buffer";

/** The longest of the shop's forms has some fifteen. */
const maxFields = 100;
/** What decoders put in the place of bytes that are no UTF-8, as a form writes it. */
const replacementCharacter = /%EF%BF%BD/i;

/** Whether text came that can be kept as it was written: UTF-8, and no more fields than a form has. */
export function isValidBody(body: Uint8Array, type = ""): boolean {
  if (!isUtf8(body)) return false;
  if (!type.startsWith("application/x-www-form-urlencoded")) return true;
  const text = Buffer.from(body).toString();
  const fields = new URLSearchParams(text);
  // A visitor may have pasted the very sign that stands for unreadable ones.
  return (
    fields.size <= maxFields &&
    (replacementCharacter.test(text) || !replacementCharacter.test(`${fields}`))
  );
}
