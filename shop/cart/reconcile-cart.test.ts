import { describe, expect, it } from "vitest";
import { addToCart, emptyCart, type CartProduct } from "./cart.ts";
import { reconcileCart } from "./reconcile-cart.ts";

const bear: CartProduct = { id: "bear", name: "Miś", price: 4999, currency: "PLN", stock: 5 };
const cart = addToCart(emptyCart, bear, 3);

describe("a cart brought up to date", () => {
  it("stays as it is when nothing has changed", () => {
    expect(reconcileCart(cart, () => bear)).toEqual({ cart, changes: [] });
  });

  it.each([undefined, { ...bear, stock: 0 }])("loses what the shop no longer has", (current) => {
    const refreshed = reconcileCart(cart, () => current);
    expect(refreshed.cart.lines).toEqual([]);
    expect(refreshed.changes).toEqual([{ kind: "unavailable", id: "bear", name: "Miś" }]);
  });

  it("comes down to the stock and takes today's price, and tells both", () => {
    const current = { ...bear, price: 5999, stock: 2 };
    const refreshed = reconcileCart(cart, () => current);
    expect(refreshed.cart.lines).toEqual([{ product: current, quantity: 2 }]);
    expect(refreshed.changes).toEqual([
      { kind: "price", id: "bear", name: "Miś", from: 4999, to: 5999 },
      { kind: "stock", id: "bear", name: "Miś", from: 3, to: 2 },
    ]);
  });

  it("does not grow when the stock does", () => {
    expect(reconcileCart(cart, () => ({ ...bear, stock: 50 })).cart.lines[0]?.quantity).toBe(3);
  });
});
