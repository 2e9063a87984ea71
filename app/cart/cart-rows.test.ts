import { describe, expect, it } from "vitest";
import { emptyCart, removeLine, type Cart, type CartLine } from "../../shop/cart/cart.ts";
import { markRemoved, mergeRows, restoreLine } from "./cart-rows.ts";

const line = (id: string, quantity = 1): CartLine => ({
  product: { id, name: id, price: 100, currency: "PLN", stock: 9 },
  quantity,
});
const cart: Cart = { ...emptyCart, lines: [line("a"), line("b", 2), line("c")] };
const ids = (lines: readonly CartLine[]) => lines.map(({ product }) => product.id).join("");

describe("the rows of the cart", () => {
  it("keep a removed line in its position, but no line removed elsewhere", () => {
    const rows = markRemoved(mergeRows([], cart.lines), "b");
    expect(ids(mergeRows(rows, removeLine(cart, "b").lines))).toBe("abc");
    expect(ids(mergeRows(rows, [line("c"), line("d")]))).toBe("bcd");
  });

  it("restore a removed line in its position and quantity", () => {
    const rows = markRemoved(mergeRows([], cart.lines), "b");
    const restored = restoreLine(removeLine(cart, "b"), rows, rows[1]!);
    expect(restored).toEqual(cart);
  });

  it("restore one of several removed lines next to lines added since", () => {
    const rows = markRemoved(markRemoved(mergeRows([], cart.lines), "a"), "b");
    const now = { ...cart, lines: [line("c"), line("d")] };
    expect(ids(restoreLine(now, rows, rows[1]!).lines)).toBe("bcd");
  });

  it("do not restore a product that was added again", () => {
    const rows = markRemoved(mergeRows([], cart.lines), "b");
    const now = { ...cart, lines: [line("b", 5)] };
    expect(restoreLine(now, rows, rows[1]!)).toBe(now);
  });
});
