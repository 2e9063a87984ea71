import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { parseContents, parseListPage } from "../../server/baselinker/client/products.ts";
import { cacheKey } from "../route-table.ts";
import { parseConsent } from "../../shop/privacy/consent.ts";
import { fieldLimits } from "../../shop/order/placing/customer.ts";
import { invoiceLimits } from "../../shop/order/invoice/invoice.ts";
import { formatListingQuery, parseListing } from "../../shop/catalogue/listing/listing.ts";
import { parseSignup } from "../../shop/newsletter/newsletter-signup.ts";
import { parseMessageBody, parseMessageForm } from "../../shop/email/parse-message.ts";
import { parseOrderForm } from "../../shop/order/placing/parse-order.ts";
import { parseStoredCart } from "../../shop/cart/stored-cart.ts";
import { parseWithdrawal, withdrawalLimits } from "../../shop/order/withdrawal.ts";
import { orderForm } from "../app/forms.ts";

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const runs = { seed, numRuns: 200 };

const names = [
  ...Object.keys(fieldLimits),
  ...Object.keys(invoiceLimits),
  "invoice",
  "lines",
  "key",
  "terms",
  "shownTotal",
  "delivery",
  "payment",
  "locker",
  "subject",
  "step",
  "orderNumber",
  "items",
  "__proto__",
  "constructor",
  "toString",
];
const corpus = [
  "",
  " ",
  "on",
  "[]",
  "[null]",
  '[{"id":"1102","quantity":1}]',
  '[{"id":"__proto__","quantity":1}]',
  "ewa@example.com",
  "ewa\u200b@example.com",
  "ewa@exam\u202eple.com",
  "ewa\0@example.com",
  "600 000 000",
  "12345",
  "attempt-key-of-ewa-1",
  "\u202e\u200b",
  "\ud83e",
  "=cmd|' /C calc'!A0",
  "Ewa\r\nBcc: a@b.pl",
  "9".repeat(400),
  "\0",
];
const text = fc.oneof(
  fc.constantFrom(...corpus),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json({ maxDepth: 3 }),
);
/** Arbitrary JSON, including names of Object.prototype. */
const fields = fc
  .array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() }),
    ),
  )
  .map(
    (pairs) =>
      JSON.parse(
        `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`,
      ) as Record<string, unknown>,
  );
const texts = fields.map((all) =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  ),
);
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const order = orderForm({ shop: { catalogue: demoCatalogue } });

function expectClean(form: object, limits: Record<string, number>): void {
  for (const [name, value] of Object.entries(form)) {
    expect(String(value).replaceAll("\n", "")).not.toMatch(unseen);
    expect(String(value).length).toBeLessThanOrEqual(limits[name] ?? 30_000);
  }
}

afterAll(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});

describe(`random input (SEED=${seed})`, () => {
  it("gives a valid order or a message about the problem", () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names.slice(0, 18)), text, { maxKeys: 2 }),
        (changes) => {
          const parsed = parseOrderForm({ ...order, ...changes });
          if ("error" in parsed) {
            expect(parsed.error.message).toMatch(/\.$/);
            return;
          }
          accepted += 1;
          expectClean(parsed.request.customer, fieldLimits);
          const { invoice: _, ...request } = parsed.request;
          expect(Object.keys(request).toSorted()).toEqual([
            "code",
            "customer",
            "delivery",
            "key",
            "lines",
            "locker",
            "payment",
            "shownTotal",
          ]);
        },
      ),
      runs,
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it("gives a valid message or a message about the problem", () => {
    fc.assert(
      fc.property(
        fc.oneof(fields, fc.jsonValue()),
        fc.constantFrom("contact" as const, "enquiry" as const),
        (sent, kind) => {
          const asForm =
            typeof sent === "object" && sent !== null ? (sent as Record<string, unknown>) : {};
          for (const parsed of [
            parseMessageBody(sent, "key"),
            parseMessageForm(kind, asForm, "key"),
          ]) {
            if ("error" in parsed) expect(parsed.error.message).toMatch(/\.$/);
            else expectClean(parsed.request.form, { ...fieldLimits, message: 30_000 });
          }
        },
      ),
      runs,
    );
  });

  it("gives a valid withdrawal or the name of the invalid field", () => {
    fc.assert(
      fc.property(texts, (sent) => {
        const { withdrawal, errors } = parseWithdrawal(sent);
        if (Object.keys(errors).length === 0) expectClean(withdrawal, withdrawalLimits);
      }),
      runs,
    );
  });

  it("gives a signup with an address safe for mails, or a problem", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("email", "consent"), text)), (sent) => {
        const form = new FormData();
        for (const [name, value] of sent) form.append(name, value);
        const signup = parseSignup(form);
        if (signup.kind === "valid")
          expect(signup.email).toMatch(/^[^\s\p{C}<>,;:"]+@[^\s\p{C}<>,;:"]+$/u);
      }),
      runs,
    );
  });

  it("gives one canonical URL per list, and a cache key on the same host", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("od", "do", "sortuj", "wiek", "strona", "dostepne", "__proto__"),
            text,
          ),
        ),
        text,
        (query, path) => {
          const once = formatListingQuery(parseListing(new URLSearchParams(query)));
          expect(formatListingQuery(parseListing(new URLSearchParams(once)))).toBe(once);
          const url = cacheKey(`/${path}`);
          if (url !== undefined)
            expect(new URL(url, "http://latawiec").origin).toBe("http://latawiec");
        },
      ),
      runs,
    );
  });

  it("in the browser's storage gives a valid cart and consent, or none", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const { quantity, product } of parseStoredCart(one).lines) {
          expect(quantity).toBeGreaterThan(0);
          expect(typeof product.id).toBe("string");
        }
        expect([undefined, "accepted", "declined"]).toContain(parseConsent(one, other)?.answer);
      }),
      runs,
    );
  });

  it("from BaseLinker is parsed, or rejected as unreadable", () => {
    const source = { inventory: "1", priceGroup: "1", warehouses: [] } as never;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((products) => ({ products })),
        ),
        (body) => {
          for (const read of [
            () => parseListPage(Object(body) as object, source),
            () => parseContents(Object(body) as object),
          ]) {
            try {
              read();
            } catch (error) {
              expect(error).toMatchObject({ kind: "transport" });
            }
          }
        },
      ),
      runs,
    );
  });
});
