import { parseNip } from "../order/invoice/nip.ts";
import { normalizeCode } from "../order/discount/discount-code.ts";
import { sanitizeLine, sanitizeText } from "../text/sanitize-text.ts";
import { cleanLine, trimEndOf } from "./clean-line.ts";
import { cleanEmail } from "./email.ts";
import { formatLockerCode } from "./locker-code.ts";
import { formatOrderNumber } from "./order-number.ts";
import { cleanPhone } from "./phone.ts";
import { formatPostalCode } from "./postal-code.ts";

/**
 * Cleans what people type, paste or have filled in, in the browser as on the server, before it is
 * validated. Removes no letter or digit but prefixes such as `tel:`.
 *
 * @param name of the form's field
 */
export function cleanField(name: string, text: string): string {
  if (texts.has(name)) return sanitizeText(text);
  if (addresses.has(name)) return cleanAddress(text);
  const clean = codes.get(name);
  // Once more: a mark that followed what was cut may be left alone.
  return clean ? sanitizeLine(clean(text)) : cleanLine(text);
}

/** Words with emoji, dashes and quotes, which stay. */
const texts = new Set(["message", "dedication", "items"]);

const addresses = new Set(["address", "giftAddress", "invoiceAddress", "recipient"]);

const codes = new Map([
  ["email", cleanEmail],
  ["phone", cleanPhone],
  ["postalCode", formatPostalCode],
  ["giftPostalCode", formatPostalCode],
  ["nip", (text: string) => parseNip(text).nip],
  ["locker", formatLockerCode],
  ["code", normalizeCode],
  ["number", formatOrderNumber],
  ["orderNumber", formatOrderNumber],
]);

/** Its lines tell the street from the town. */
function cleanAddress(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => trimEndOf(cleanLine(line), ",; "));
  return trimEndOf(cleanLine(lines.filter(Boolean).join(", ")), ",; ");
}
