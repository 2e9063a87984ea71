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
import { addNonBreakingSpaces, typeset } from "../../shop/text/typography.ts";
import { parseWithdrawal } from "../../shop/order/withdrawal.ts";
import { sampleCatalogue, sampleProduct } from "../fixtures.ts";
import { combine, findQuadratic } from "../linear-time.ts";
import * as shopConfig from "../../shop.config.ts";
import { htmlToText } from "../../server/baselinker/client/html-to-text.ts";
import { readFeatures } from "../../server/catalogue/read-features.ts";
import { featureNames, safetyOf } from "../../server/catalogue/safety.ts";
import { listAttributes } from "../../shop/catalogue/product/attributes.ts";
import { parseDescription, truncateAtWord } from "../../shop/catalogue/product/description.ts";
import { groupVariants } from "../../shop/catalogue/product/group-variants.ts";
import { parseAge } from "../../shop/catalogue/product/parse-age.ts";
import { splitNameParts, splitProductName } from "../../shop/catalogue/product/product-name.ts";
import { renderGoogleFeed } from "../../shop/feed/google-feed.ts";
import { proposeStatuses } from "../../shop/order/baselinker/warehouse-statuses.ts";
import { parseParcels } from "../../shop/order/delivery/parse-parcels.ts";
import { parseStatement } from "../../shop/payment/statement/parse-statement.ts";
import { defuseLinks } from "../../shop/text/defuse-links.ts";
import { parseCsv } from "../../shop/text/parse-csv.ts";

const names = ["name", "email", "phone", "message", "items", "postalCode", "lines"];
const everywhere = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
const fields = ["address", "nip", "locker", "number"];
const catalogue = sampleCatalogue();
const { dictionary } = loadContent({ ORIGIN: "https://shop.example", PAYU: undefined });

/** Every parser of text from outside, as often as a request or a sync can trigger it. */
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
  ["a typeset text", typeset],
  ["a stranger's link", defuseLinks],
  ["HTML of BaseLinker", htmlToText],
  ["a description", (text) => listAttributes(sampleProduct({ description: text }))],
  ["a heading's description", (text) => parseDescription(`Wymiary: ${text}`)],
  ["a cut description", (text) => truncateAtWord(text, text.length - 1)],
  ["a product's name", (text) => [splitProductName(text), splitNameParts(text)]],
  ["a product's features", (text) => readFeatures({ "Pasuje do": text, [text]: text })],
  ["safety data", (text) => safetyOf(everyFeature(text), text)],
  ["an age", parseAge],
  ["a feed", (text) => [...renderGoogleFeed([hostileProduct(text)], feedShop)]],
  ["a variant's name", (text) => [...groupVariants(variantsOf(text))]],
  ["a status of BaseLinker", (text) => proposeStatuses([{ id: "1", name: text }])],
  ["a table", (text) => parseCsv(text).rows.map(({ cells }) => cells)],
  ["a bank's table", readStatement],
  ["parcels", (text) => parseParcels(parseCsv(`numer;przesylka\n1001;${text}`).rows)],
  ["a bank's statement", (text) => readStatement(`:61:2611201120C10,00NTRF\n:86:${text}`)],
];

const everyFeature = (text: string) =>
  Object.fromEntries(
    Object.values(featureNames)
      .flat()
      .map((name) => [name, text]),
  );
const hostileProduct = (text: string) => sampleProduct({ name: text, description: text });
const feedShop = { ...shopConfig, origin: "https://shop.example", now: 0 };
const variantsOf = (text: string) => [
  sampleProduct({ id: "1", name: "Miś", variants: [] }),
  sampleProduct({ id: "2", parentId: "1", name: `Miś ${text}` }),
];

function readStatement(text: string) {
  return parseStatement(new TextEncoder().encode(text));
}

function readForwarded(header: string): string {
  const req = { headers: { "x-forwarded-for": header }, socket: {} };
  return createClientIp(1)(req as unknown as IncomingMessage);
}

const starts = ["", "1", "a@", "kategoria/gry?od=1"];
const pumps = [
  " ",
  "a",
  "1",
  "\n",
  "1 ",
  "a.",
  ",",
  "(1)",
  "/",
  "+",
  "\u0301",
  "0",
  "ą",
  "-",
  ":",
  ";",
  '"',
  "<",
  "<b>",
  "&",
  "</",
  "• a\n",
  "Wiek: 3",
  "1 elementów ",
  "bateri",
  "poniżej 3 ",
  "dla 2-",
  "?20",
];
const ends = ["x"];
const length = 20_000;

describe("a hostile text is read in linear time", () => {
  it.each(readers)("as %s", (_, read) => {
    expect(findQuadratic(read, combine(starts, pumps, ends), length)).toBeUndefined();
  });
});
