import type { Reduction } from "../catalogue/price-history/reduction.ts";
import { emptyCart, type Cart, type CartLine, type CartProduct } from "./cart.ts";

/** Increment when the stored format changes: older carts are then read as empty. */
const version = 1;

export function serialiseCart(cart: Cart): string {
  return JSON.stringify({ version, ...cart });
}

export function parseStoredCart(text: string | null): Cart {
  try {
    const stored = JSON.parse(text ?? "") as Partial<Cart> & { version: unknown };
    if (stored.version !== version) return emptyCart;
    const { code, amount } = Object(stored.discount) as Partial<Cart["discount"] & object>;
    return {
      lines: uniqueLines(stored.lines!.flatMap(parseLine)),
      delivery: typeof stored.delivery === "string" ? stored.delivery : emptyCart.delivery,
      payment: typeof stored.payment === "string" ? stored.payment : emptyCart.payment,
      discount: isCount(amount) ? { code: String(code), amount } : undefined,
    };
  } catch {
    return emptyCart;
  }
}

function parseLine(stored: unknown): CartLine[] {
  const { product, quantity } = Object(stored) as Partial<CartLine>;
  const parsed = parseProduct(product);
  return parsed && isCount(quantity) && quantity > 0 ? [{ product: parsed, quantity }] : [];
}

function parseProduct(stored: unknown): CartProduct | undefined {
  const { id, name, price, stock, image, reduction } = Object(stored) as Partial<CartProduct>;
  if (typeof id !== "string" || typeof name !== "string") return undefined;
  if (!isCount(price) || !isCount(stock)) return undefined;
  const picture = typeof image === "string" && image.startsWith("/") ? { image } : {};
  const reduced = isReduction(reduction) && { reduction };
  return { id, name, price, stock, currency: "PLN", ...picture, ...reduced };
}

function isReduction(stored: unknown): stored is Reduction {
  const { lowestPrice, percent } = Object(stored) as Partial<Reduction>;
  return isCount(lowestPrice) && isCount(percent);
}

function uniqueLines(lines: CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [line.product.id, line])).values()];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
