import type { Catalogue } from "../catalogue/catalogue.ts";
import type { BundlePart } from "../catalogue/product/bundle.ts";
import { createReduction, type Reduction } from "../catalogue/price-history/reduction.ts";
import type { Gift, GiftRequest } from "./gift/gift.ts";
import type { Invoice } from "./invoice/invoice.ts";
import type { CustomerForm } from "./placing/customer.ts";
import type { OrderPromise } from "./delivery/order-promise.ts";
import type { CartChange } from "../cart/reconcile-cart.ts";
import type { Grosze } from "../price.ts";
import { calculateTotal } from "./sum-rows.ts";
import type { DeliveryOption, PaymentOption, UnpaidOrderTimes } from "../shop-config.ts";

/** Requested product and quantity. Carries no price: the server looks it up. */
export type OrderLineRequest = { id: string; quantity: number };

export type OrderRequest = {
  /** Idempotency key: created once per attempt in the browser, never accepted twice. */
  key: string;
  customer: CustomerForm;
  lines: readonly OrderLineRequest[];
  delivery: string;
  payment: string;
  locker: string;
  invoice?: Invoice | undefined;
  gift?: GiftRequest | undefined;
  /** As typed; empty without one. */
  code?: string | undefined;
  shownTotal: Grosze;
};

export type OrderLine = {
  /** Of a variant its own. */
  productId: string;
  /** Of a variant the product that it belongs to. */
  parentId?: string;
  /** Of a bundle: what was in it when it was ordered. */
  parts?: readonly BundlePart[] | undefined;
  name: string;
  sku: string;
  unitPrice: Grosze;
  quantity: number;
  lowestPrice?: Grosze;
  /** Its share of the order's discount, of all pieces together. */
  discount?: Grosze | undefined;
};

export type Discount = { code: string; amount: Grosze };

export type PricedOrder = {
  lines: readonly OrderLine[];
  productsTotal: Grosze;
  discount?: Discount | undefined;
  delivery: Pick<DeliveryOption, "id" | "fulfilment" | "label" | "price" | "time">;
  payment: Pick<PaymentOption, "id" | "settlement" | "label" | "fee"> & { times: UnpaidOrderTimes };
  gift?: Gift | undefined;
  total: Grosze;
};

export type Order = PricedOrder & {
  id: string;
  number: string;
  key: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  customer: CustomerForm;
  locker: string;
  invoice?: Invoice | undefined;
  promise?: OrderPromise | undefined;
};

export function calculateLineTotal(line: Pick<OrderLine, "unitPrice" | "quantity">): Grosze {
  return line.unitPrice * line.quantity;
}

/** What one of it takes from the stock: a bundle takes its parts. */
export function listStockUnits({
  productId,
  parts,
}: Pick<OrderLine, "productId" | "parts">): readonly BundlePart[] {
  return parts ?? [{ id: productId, quantity: 1 }];
}

export function findLineReduction({ unitPrice, lowestPrice }: OrderLine): Reduction | undefined {
  return lowestPrice === undefined ? undefined : createReduction(unitPrice, lowestPrice);
}

export function sumLines(lines: readonly OrderLine[]): Grosze {
  return lines.reduce((sum, line) => sum + calculateLineTotal(line), 0);
}

/**
 * Looks up each line. Prices nothing when any product is unavailable or short of stock, or must be
 * chosen as one of its variants; returns the changes instead.
 */
export function priceCart(
  lines: readonly OrderLineRequest[],
  catalogue: Catalogue,
): { lines: OrderLine[] } | { changes: CartChange[] } {
  const priced: OrderLine[] = [];
  const changes: CartChange[] = [];
  for (const { id, quantity } of lines) {
    const product = catalogue.product(id);
    if (product?.variants) {
      changes.push({ kind: "variants", id, name: product.name });
    } else if (!product || product.stock < 1) {
      changes.push({ kind: "unavailable", id, name: product?.name ?? "" });
    } else if (product.stock < quantity) {
      changes.push({ kind: "stock", id, name: product.name, from: quantity, to: product.stock });
    } else {
      const { name, sku, price: unitPrice, reduction, parentId, bundle } = product;
      const parts = bundle?.map((part) => ({ id: part.id, quantity: part.quantity }));
      const lowest = reduction && { lowestPrice: reduction.lowestPrice };
      priced.push({
        productId: id,
        ...(parentId !== undefined && { parentId }),
        ...(parts && { parts }),
        name,
        sku,
        unitPrice,
        quantity,
        ...lowest,
      });
    }
  }
  return changes.length > 0 ? { changes } : { lines: priced };
}

export function calculateOrderTotals(
  lines: readonly OrderLine[],
  delivery: PricedOrder["delivery"],
  payment: PricedOrder["payment"],
  extras: Pick<PricedOrder, "discount" | "gift"> = {},
): PricedOrder {
  const productsTotal = sumLines(lines);
  const parts = { productsTotal, delivery, payment, ...extras };
  return { lines, ...parts, total: calculateTotal(parts) };
}
