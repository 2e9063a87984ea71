import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { findDelivery, findPayment } from "../../shop/cart/options.ts";
import { priceCart, calculateOrderTotals } from "../../shop/order/order.ts";
import type { Order, OrderRequest, PricedOrder } from "../../shop/order/order.ts";
import type { Grosze } from "../../shop/price.ts";
import type { CartChange } from "../../shop/cart/reconcile-cart.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Mail } from "../db/emails/email.ts";
import type { QueuedJob } from "../db/jobs/queue.ts";
import type { LocalStock, StockShortage } from "../db/orders/stock-reservations.ts";
import type { Store } from "../db/store.ts";

export type PlacedOrder =
  | { kind: "accepted"; order: Order; repeated: boolean }
  /** Nothing was placed. `total` is the current total, or null if a product is unavailable. */
  | { kind: "changed"; changes: CartChange[]; total: Grosze | null };

export function createOrders(deps: {
  store: { orders: Pick<Store["orders"], "accept" | "findByKey"> };
  catalogue: () => Catalogue;
  shop: Pick<ShopConfig, "deliveryOptions" | "paymentOptions">;
  mailsFor: (order: Order) => readonly Mail[];
  /** Set where the shop manages stock itself. */
  localStock: LocalStock | undefined;
  /** Whether orders are exported to BaseLinker. */
  exported?: boolean;
  jobsFor?: (order: Order) => readonly QueuedJob[];
  /** Applies sales of other processes. */
  refreshCatalogue: () => Promise<void>;
  now: () => number;
  newId: () => string;
  /** Called after each new order, so that its mails are sent at once. */
  wakeEmails: () => void;
}) {
  const { store, catalogue, shop, now, newId, wakeEmails } = deps;
  return {
    /** @throws when the order cannot be stored; it was not placed then. */
    async placeOrder(request: OrderRequest): Promise<PlacedOrder> {
      const priced = priceOrder(request, catalogue(), shop);
      if ("changes" in priced || priced.total !== request.shownTotal) {
        // A repeated request returns the accepted order, even if prices have changed since.
        const known = await store.orders.findByKey(request.key);
        return known ? { kind: "accepted", order: known, repeated: true } : changedOrder(priced);
      }
      const { key, customer } = request;
      const locker = priced.delivery.fulfilment === "locker" ? request.locker : "";
      const draft = { ...priced, id: newId(), key, acceptedAt: now(), customer, locker };
      const accepted = await store.orders.accept(draft, deps);
      if ("shortages" in accepted) {
        await deps.refreshCatalogue();
        return { kind: "changed", changes: stockChanges(accepted.shortages, draft), total: null };
      }
      if (!accepted.repeated) wakeEmails();
      return { kind: "accepted", ...accepted };
    },
  };
}

function priceOrder(
  request: OrderRequest,
  catalogue: Catalogue,
  shop: Pick<ShopConfig, "deliveryOptions" | "paymentOptions">,
): PricedOrder | { changes: CartChange[] } {
  const priced = priceCart(request.lines, catalogue);
  if ("changes" in priced) return priced;
  const { id, fulfilment, label, price, time } = findDelivery(
    shop.deliveryOptions,
    request.delivery,
  );
  const payment = findPayment(shop.paymentOptions, request.payment, fulfilment);
  const { settlement, fee } = payment;
  const chosenPayment = { id: payment.id, settlement, label: payment.label, fee };
  return calculateOrderTotals(priced.lines, { id, fulfilment, label, price, time }, chosenPayment);
}

function changedOrder(priced: PricedOrder | { changes: CartChange[] }): PlacedOrder {
  return "changes" in priced
    ? { kind: "changed", changes: priced.changes, total: null }
    : { kind: "changed", changes: [], total: priced.total };
}

/** Describes a shortage found only in the transaction: the catalogue was not refreshed yet. */
function stockChanges(shortages: readonly StockShortage[], { lines }: PricedOrder): CartChange[] {
  return shortages.map(({ id, left }) => {
    const { name, quantity } = lines.find(({ productId }) => productId === id)!;
    if (left === 0) return { kind: "unavailable", id, name };
    return { kind: "stock", id, name, from: quantity, to: left };
  });
}
