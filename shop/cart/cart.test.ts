import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToCart, clearCart, countItems, formatItemCount, emptyCart } from "./cart.ts";
import { calculateProductsTotal, removeLine, setQuantity, type CartProduct } from "./cart.ts";

const bear: CartProduct = { id: "bear", name: "Miś", price: 4999, currency: "PLN", stock: 5 };
const ball: CartProduct = { id: "ball", name: "Piłka", price: 1250, currency: "PLN", stock: 3 };

describe("the cart", () => {
  it("begins empty, with a courier and a bank transfer chosen", () => {
    expect(emptyCart).toEqual({ lines: [], delivery: "kurier", payment: "przelew" });
  });

  it("adds one item by default", () => {
    expect(addToCart(emptyCart, bear).lines).toEqual([{ product: bear, quantity: 1 }]);
  });

  it("adds to the line of a product that is in it already", () => {
    const cart = addToCart(addToCart(addToCart(emptyCart, bear), ball), bear, 2);
    expect(cart.lines.map((line) => [line.product.id, line.quantity])).toEqual([
      ["bear", 3],
      ["ball", 1],
    ]);
  });

  it("caps the quantity at the stock", () => {
    const added = addToCart(addToCart(emptyCart, ball, 2), ball, 2);
    expect(countItems(added)).toBe(3);
    expect(countItems(setQuantity(added, "ball", 99))).toBe(3);
  });

  it("updates the product's data when more of it is added", () => {
    const dearer = { ...bear, price: 5999 };
    expect(calculateProductsTotal(addToCart(addToCart(emptyCart, bear), dearer))).toBe(11998);
  });

  it("rejects a sold-out product", () => {
    expect(addToCart(emptyCart, { ...bear, stock: 0 }).lines).toEqual([]);
  });

  it.each([0, -1])("drops a line whose quantity becomes %i", (quantity) => {
    const cart = addToCart(addToCart(emptyCart, bear), ball);
    expect(setQuantity(cart, "bear", quantity).lines.map((line) => line.product.id)).toEqual([
      "ball",
    ]);
  });

  it("removes one line and leaves the other", () => {
    const cart = addToCart(addToCart(emptyCart, bear), ball);
    expect(removeLine(cart, "ball").lines.map((line) => line.product.id)).toEqual(["bear"]);
  });

  it("keeps the chosen delivery and payment when it is emptied", () => {
    const cart = { ...addToCart(emptyCart, bear), delivery: "inpost", payment: "payu" };
    expect(clearCart(cart)).toEqual({ lines: [], delivery: "inpost", payment: "payu" });
  });

  it("labels every count with one of two plural forms", () => {
    expect([0, 1, 2, 5].map(formatItemCount)).toEqual([
      "produkty: 0",
      "produkt: 1",
      "produkty: 2",
      "produkty: 5",
    ]);
  });

  it("keeps quantities within stock, lines unique and sums exact after any changes", () => {
    const step = fc.record({
      what: fc.constantFrom("add", "set", "remove"),
      product: fc.constantFrom(bear, ball),
      quantity: fc.integer({ min: -3, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const cart = steps.reduce((before, { what, product, quantity }) => {
          if (what === "add") return addToCart(before, product, quantity);
          if (what === "set") return setQuantity(before, product.id, quantity);
          return removeLine(before, product.id);
        }, emptyCart);
        const quantities = cart.lines.map((line) => line.quantity);
        expect(cart.lines.every((line) => line.quantity >= 1)).toBe(true);
        expect(cart.lines.every((line) => line.quantity <= line.product.stock)).toBe(true);
        expect(new Set(cart.lines.map((line) => line.product.id)).size).toBe(cart.lines.length);
        expect(countItems(cart)).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
        expect(Number.isSafeInteger(calculateProductsTotal(cart))).toBe(true);
      }),
    );
  });
});
