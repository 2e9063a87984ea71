import type { Reduction } from "../catalogue/price-history/reduction.ts";
import { emptyCart, type Cart, type CartLine, type CartProduct } from "./cart.ts";

/** Increment when the stored format changes: older carts are then read as empty. */
const version = 1;

export function serialiseCart(cart: Cart): string {
  return JSON.stringify({ version, ...cart });
}

export function parseStoredCart(text: string | null): Cart {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    if (!isRecord(stored) || stored.version !== version || !Array.isArray(stored.lines)) {
      return emptyCart;
    }
    const { code, amount } = Object(stored.discount) as Record<string, unknown>;
    return {
      lines: uniqueLines(stored.lines.flatMap(parseLine)),
      delivery: typeof stored.delivery === "string" ? stored.delivery : emptyCart.delivery,
      payment: typeof stored.payment === "string" ? stored.payment : emptyCart.payment,
      discount: isCount(amount) ? { code: String(code), amount } : undefined,
    };
  } catch {
    return emptyCart;
  }
}

function parseLine(stored: unknown): CartLine[] {
  if (!isRecord(stored) || !isCount(stored.quantity) || stored.quantity === 0) return [];
  const product = parseProduct(stored.product);
  return product ? [{ product, quantity: stored.quantity }] : [];
}

function parseProduct(stored: unknown): CartProduct | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, price, stock, image, reduction } = stored;
  if (typeof id !== "string" || typeof name !== "string") return undefined;
  if (!isCount(price) || !isCount(stock)) return undefined;
  const picture = typeof image === "string" && image.startsWith("/") ? { image } : {};
  const reduced = isReduction(reduction) && { reduction };
  return { id, name, price, stock, currency: "PLN", ...picture, ...reduced };
}

function isReduction(stored: unknown): stored is Reduction {
  return isRecord(stored) && isCount(stored.lowestPrice) && isCount(stored.percent);
}

function uniqueLines(lines: CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [line.product.id, line])).values()];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
