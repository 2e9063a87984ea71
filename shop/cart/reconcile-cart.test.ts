import { describe, expect, it } from "vitest";
import { addToCart, emptyCart, type CartProduct } from "./cart.ts";
import { describeChange, reconcileCart } from "./reconcile-cart.ts";

const bear: CartProduct = { id: "bear", name: "Miś", price: 4999, currency: "PLN", stock: 5 };
const cart = addToCart(emptyCart, bear, 3);

describe("reconcileCart", () => {
  it("returns the cart unchanged when nothing has changed", () => {
    expect(reconcileCart(cart, () => bear)).toEqual({ cart, changes: [] });
  });

  it.each([undefined, { ...bear, stock: 0 }])("removes unavailable products", (current) => {
    const refreshed = reconcileCart(cart, () => current);
    expect(refreshed.cart.lines).toEqual([]);
    expect(refreshed.changes).toEqual([{ kind: "unavailable", id: "bear", name: "Miś" }]);
  });

  it("keeps the others where a product has come to have variants", () => {
    const doll = { ...bear, id: "doll", name: "Lalka" };
    const { cart: left, changes } = reconcileCart(addToCart(cart, doll), (id) =>
      id === "doll" ? { ...doll, isParent: true } : bear,
    );
    expect(left.lines).toEqual(cart.lines);
    expect(changes.map(describeChange)).toEqual([
      "„Lalka” – ma teraz warianty do wyboru, usunęliśmy z koszyka.",
    ]);
  });

  it("reduces the quantity to the stock, updates the price and reports both", () => {
    const current = { ...bear, price: 5999, stock: 2 };
    const refreshed = reconcileCart(cart, () => current);
    expect(refreshed.cart.lines).toEqual([{ product: current, quantity: 2 }]);
    expect(refreshed.changes).toEqual([
      { kind: "price", id: "bear", name: "Miś", from: 4999, to: 5999 },
      { kind: "stock", id: "bear", name: "Miś", from: 3, to: 2 },
    ]);
  });

  it("does not increase a quantity with the stock", () => {
    expect(reconcileCart(cart, () => ({ ...bear, stock: 50 })).cart.lines[0]?.quantity).toBe(3);
  });
});
