import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../server/content/load-content.ts";
import { createClientIp } from "../../server/web/request/client-ip.ts";
import { chooseEncoding } from "../../server/web/response/encoding.ts";
import { cacheKey } from "../route-table.ts";
import { cleanField } from "../../shop/field/clean-field.ts";
import { isEmail } from "../../shop/field/email.ts";
import { isPhone } from "../../shop/field/phone.ts";
import { suggestEmail } from "../../shop/field/suggest-email.ts";
import { splitAddress } from "../../shop/order/invoice/split-address.ts";
import { invoiceLimits } from "../../shop/order/invoice/invoice.ts";
import { parseListing } from "../../shop/catalogue/listing/listing.ts";
import { parseSignup } from "../../shop/newsletter/newsletter-signup.ts";
import { parseMessageBody } from "../../shop/email/parse-message.ts";
import { parseOrderForm } from "../../shop/order/placing/parse-order.ts";
import { sanitizeLine, sanitizeText } from "../../shop/text/sanitize-text.ts";
import { findResults } from "../../shop/catalogue/search/find-results.ts";
import { maxQueryLength } from "../../shop/catalogue/search/fixed-list.ts";
import { parseStoredCart } from "../../shop/cart/stored-cart.ts";
import { addNonBreakingSpaces } from "../../shop/text/typography.ts";
import { parseWithdrawal } from "../../shop/order/withdrawal.ts";
import { sampleCatalogue } from "../fixtures.ts";

const names = ["name", "email", "phone", "message", "items", "postalCode", "lines"];
const everywhere = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
const fields = ["address", "nip", "locker", "number"];
const catalogue = sampleCatalogue();
const { dictionary } = loadContent({ ORIGIN: "https://shop.example", PAYU: undefined });

/** Every parser of visitors' input, as often as a request can trigger it. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ["a line", sanitizeLine],
  ["a text", sanitizeText],
  ["an e-mail address", isEmail],
  ["a phone number", isPhone],
  ["fields", (text) => fields.map((name) => cleanField(name, text))],
  ["a suggested e-mail address", suggestEmail],
  ["an address on an invoice", (text) => splitAddress(text.slice(0, invoiceLimits.invoiceAddress))],
  ["an order", (text) => parseOrderForm(everywhere(text))],
  ["a message", (text) => parseMessageBody(everywhere(text), "key")],
  ["a withdrawal", (text) => parseWithdrawal(everywhere(text))],
  [
    "a signup",
    (text) => {
      const form = new FormData();
      form.set("email", text);
      return parseSignup(form);
    },
  ],
  ["a price range", (text) => parseListing(new URLSearchParams({ od: text, strona: text }))],
  ["an address", (text) => cacheKey(`/${text}`)],
  ["Accept-Encoding", chooseEncoding],
  ["proxies", (text) => readForwarded(text)],
  ["a search", (text) => findResults(catalogue, text.slice(0, maxQueryLength), dictionary)],
  ["a stored cart", parseStoredCart],
  ["a text for a mail", addNonBreakingSpaces],
];

function readForwarded(header: string): string {
  const req = { headers: { "x-forwarded-for": header }, socket: {} };
  return createClientIp(1)(req as unknown as IncomingMessage);
}

const starts = ["", "1", "a@", "kategoria/gry?od=1"];
const pumps = [" ", "a", "1", "\n", "1 ", "a.", ",", "(1)", "/", "+", "\u0301", "0", "'"];
const ends = ["x", "/"];
/** As long as the largest body allows. */
const length = 60_000;

/**
 * A backtracking pattern would take many seconds. CPU time is measured, which other load does not
 * lengthen.
 */
const maxSeconds = 12;

describe("a hostile text of 60,000 characters is processed in linear time", () => {
  it.each(readers)("as %s", (_, read) => {
    const before = process.cpuUsage();
    for (const start of starts) {
      for (const pump of pumps) {
        const text = start + pump.repeat(length / pump.length);
        for (const end of ends) expect(() => read(text + end)).not.toThrow();
      }
    }
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(maxSeconds);
  });
});
