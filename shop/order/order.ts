import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CustomerForm } from "./customer.ts";
import type { CartChange } from "../cart/reconcile-cart.ts";
import type { Grosze } from "../price.ts";
import type { DeliveryOption, PaymentOption } from "../shop-config.ts";

/** A wish: which product and how many. It carries no price; the shop knows those. */
export type OrderLineRequest = { id: string; quantity: number };

export type OrderRequest = {
  /** Made once per attempt in the browser; the same key never makes a second order. */
  key: string;
  customer: CustomerForm;
  lines: readonly OrderLineRequest[];
  delivery: string;
  payment: string;
  /** Parcel locker code, empty when none was given. */
  locker: string;
  /** The total that the customer saw, in grosze. */
  shownTotal: Grosze;
};

export type OrderLine = {
  productId: string;
  name: string;
  sku: string;
  unitPrice: Grosze;
  quantity: number;
};

/** Prices of an order, all in grosze, as the shop's own catalogue gives them. */
export type PricedOrder = {
  lines: readonly OrderLine[];
  productsTotal: Grosze;
  delivery: Pick<DeliveryOption, "id" | "fulfilment" | "label" | "price" | "time">;
  payment: Pick<PaymentOption, "id" | "settlement" | "label" | "fee">;
  total: Grosze;
};

export type Order = PricedOrder & {
  id: string;
  /** What a person says on the phone, e.g. `L-1042`. */
  number: string;
  key: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  customer: CustomerForm;
  locker: string;
};

export function calculateLineTotal(line: Pick<OrderLine, "unitPrice" | "quantity">): Grosze {
  return line.unitPrice * line.quantity;
}

/** Looks each wish up; what is gone or short comes back as changes, and then nothing is priced. */
export function priceCart(
  lines: readonly OrderLineRequest[],
  catalogue: Catalogue,
): { lines: OrderLine[] } | { changes: CartChange[] } {
  const priced: OrderLine[] = [];
  const changes: CartChange[] = [];
  for (const { id, quantity } of lines) {
    const product = catalogue.product(id);
    if (!product || product.stock < 1) {
      changes.push({ kind: "unavailable", id, name: product?.name ?? "" });
    } else if (product.stock < quantity) {
      changes.push({ kind: "stock", id, name: product.name, from: quantity, to: product.stock });
    } else {
      const { name, sku, price: unitPrice } = product;
      priced.push({ productId: id, name, sku, unitPrice, quantity });
    }
  }
  return changes.length > 0 ? { changes } : { lines: priced };
}

export function calculateOrderTotals(
  lines: readonly OrderLine[],
  delivery: PricedOrder["delivery"],
  payment: PricedOrder["payment"],
): PricedOrder {
  const productsTotal = lines.reduce((sum, line) => sum + calculateLineTotal(line), 0);
  const total = productsTotal + delivery.price + payment.fee;
  return { lines, productsTotal, delivery, payment, total };
}
