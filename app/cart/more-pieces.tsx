import { orderLimits } from "../../shop.config.ts";
import type { CartProduct } from "../../shop/cart/cart.ts";

type MorePiecesProps = {
  product: Pick<CartProduct, "id" | "stock">;
  quantity: number;
  /** As typed; may be above the stock. */
  wanted?: number;
};

/** Links to an enquiry where no more pieces can be ordered: at the stock, or at `orderLimits`. */
export function MorePieces({ product, quantity, wanted = 0 }: MorePiecesProps) {
  if (quantity < Math.min(product.stock, orderLimits.pieces ?? Infinity)) return null;
  return <a href={createEnquiryUrl(product.id, Math.max(wanted, quantity + 1))}>{morePieces}</a>;
}

export const morePieces = "Potrzebujesz więcej?";

export function createEnquiryUrl(id: string, pieces: number): string {
  return `/kontakt?produkt=${encodeURIComponent(id)}&sztuk=${pieces}`;
}
