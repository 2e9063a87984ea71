import { createHash } from "node:crypto";
import { addToCart, emptyCart, type Cart } from "../../../../shop/cart/cart.ts";
import type { Product } from "../../../../shop/catalogue/product/product.ts";
import { toCartProduct } from "../../../../shop/catalogue/product/product-summary.ts";
import type { FormValues } from "../../../forms/read-form.ts";

/** A cart of the one product that an order's link names, if it can be bought. */
export function createLinkedCart(product: Product, query: URLSearchParams): Cart | undefined {
  if (product.variants) return undefined;
  const empty = {
    ...emptyCart,
    delivery: query.get("dostawa") ?? emptyCart.delivery,
    payment: query.get("platnosc") ?? emptyCart.payment,
  };
  const cart = addToCart(empty, toCartProduct(product), readPieces(query));
  return cart.lines.length > 0 ? cart : undefined;
}

export function readPieces(query: URLSearchParams): number {
  return Number(/^[1-9]\d{0,3}$/.exec(query.get("sztuk") ?? "")?.[0] ?? 1);
}

/**
 * Without scripts the same content, sent twice from one page, has one idempotency key. The page has
 * an id, so that the next order may be equal. The sum is that of the content when it is placed.
 */
export function createLinkedKey(fields: FormValues): string {
  const { pageId, stamp: _stamp, shownTotal: _total, ...content } = fields;
  return createHash("sha256")
    .update(JSON.stringify([pageId, Object.entries(content)]))
    .digest("hex");
}
