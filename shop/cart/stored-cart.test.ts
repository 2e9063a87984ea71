import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToCart, emptyCart, type CartProduct } from "./cart.ts";
import { parseStoredCart, serialiseCart } from "./stored-cart.ts";

const bear: CartProduct = {
  id: "bear",
  name: "Miś",
  price: 4999,
  currency: "PLN",
  stock: 5,
  image: "/p/bear",
};

function stored(changes: object): string {
  return JSON.stringify({
    version: 1,
    lines: [],
    delivery: "kurier",
    payment: "przelew",
    ...changes,
  });
}

describe("the stored cart", () => {
  it("survives a round trip", () => {
    const cart = { ...addToCart(emptyCart, bear, 2), delivery: "inpost", payment: "pobranie" };
    expect(parseStoredCart(serialiseCart(cart))).toEqual(cart);
  });

  it.each([
    null,
    "",
    "no json",
    "null",
    "[]",
    "7",
    '"text"',
    stored({ version: 0, lines: [{ product: bear, quantity: 1 }] }),
    stored({ lines: {} }),
  ])("is empty when it reads %j", (text) => {
    expect(parseStoredCart(text)).toEqual(emptyCart);
  });

  it.each([
    { product: bear, quantity: 0 },
    { product: bear, quantity: -1 },
    { product: bear, quantity: 1.5 },
    { product: bear, quantity: "2" },
    { product: { ...bear, price: 49.99 }, quantity: 1 },
    { product: { ...bear, id: 7 }, quantity: 1 },
    { product: null, quantity: 1 },
    null,
  ])("leaves out the broken line %j and keeps the others", (line) => {
    const cart = parseStoredCart(
      stored({ lines: [line, { product: { ...bear, id: "other" }, quantity: 1 }] }),
    );
    expect(cart.lines.map(({ product }) => product.id)).toEqual(["other"]);
  });

  it("merges duplicate lines of a product", () => {
    const line = { product: bear, quantity: 1 };
    expect(parseStoredCart(stored({ lines: [line, line] })).lines).toHaveLength(1);
  });

  it("keeps a reduction, and drops an unreadable one", () => {
    const reduction = { lowestPrice: 5999, percent: 16 };
    const read = (reduced: unknown) =>
      parseStoredCart(
        stored({ lines: [{ product: { ...bear, reduction: reduced }, quantity: 1 }] }),
      ).lines[0]?.product.reduction;
    expect(read(reduction)).toEqual(reduction);
    expect([null, "tak", {}, { lowestPrice: "5" }].map(read)).toEqual(Array(4).fill(undefined));
  });

  it("drops an image of another origin", () => {
    const line = { product: { ...bear, image: "https://evil.example/x.png" }, quantity: 1 };
    expect(parseStoredCart(stored({ lines: [line] })).lines[0]?.product.image).toBeUndefined();
  });

  it("falls back to courier and transfer when the choice is not a string", () => {
    expect(parseStoredCart(stored({ delivery: 1, payment: null }))).toEqual(emptyCart);
  });

  it("accepts any stored text without throwing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((lines) => stored({ lines })),
        ),
        (text) => {
          const { lines } = parseStoredCart(text);
          expect(
            lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
          ).toBe(true);
        },
      ),
    );
  });
});
