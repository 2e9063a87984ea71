import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { findDelivery } from "../../shop/cart/delivery.ts";
import { priceCart, calculateOrderTotals } from "../../shop/order/order.ts";
import type { Order, OrderRequest, PricedOrder } from "../../shop/order/order.ts";
import { findPayment } from "../../shop/cart/payment.ts";
import type { Grosze } from "../../shop/price.ts";
import type { CartChange } from "../../shop/cart/reconcile-cart.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Mail } from "../db/jobs/email.ts";
import type { LocalStock, StockShortage } from "../db/orders/stock-reservations.ts";
import type { Store } from "../db/store.ts";

export type PlacedOrder =
  | { kind: "accepted"; order: Order; repeated: boolean }
  /** Nothing was placed. `total` is today's total, or null when not every toy can be had. */
  | { kind: "changed"; changes: CartChange[]; total: Grosze | null };

export function createOrders(deps: {
  store: Pick<Store, "acceptOrder" | "findOrderByKey">;
  catalogue: () => Catalogue;
  shop: Pick<ShopConfig, "deliveryOptions" | "paymentOptions">;
  mailsFor: (order: Order) => readonly Mail[];
  /** Where the shop itself knows what it has; else the warehouse's figures count. */
  localStock: LocalStock | undefined;
  /** Whether the warehouse gets each order as well. */
  exported?: boolean;
  /** Brings the catalogue up to what was sold elsewhere. */
  refreshCatalogue: () => Promise<void>;
  now: () => number;
  newId: () => string;
  /** Told after each new order, so that its mails need not wait for the next round. */
  wakeOutbox: () => void;
}) {
  const { store, catalogue, shop, now, newId, wakeOutbox } = deps;
  return {
    /** @throws when the order cannot be kept; then it was not placed. */
    async placeOrder(request: OrderRequest): Promise<PlacedOrder> {
      const priced = priceOrder(request, catalogue(), shop);
      if ("changes" in priced || priced.total !== request.shownTotal) {
        // An order once accepted stays accepted, whatever has become of the prices.
        const known = await store.findOrderByKey(request.key);
        return known ? { kind: "accepted", order: known, repeated: true } : changedOrder(priced);
      }
      const { key, customer } = request;
      const locker = priced.delivery.fulfilment === "locker" ? request.locker : "";
      const draft = { ...priced, id: newId(), key, acceptedAt: now(), customer, locker };
      const accepted = await store.acceptOrder(draft, deps);
      if ("shortages" in accepted) {
        await deps.refreshCatalogue();
        return { kind: "changed", changes: stockChanges(accepted.shortages, draft), total: null };
      }
      if (!accepted.repeated) wakeOutbox();
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
  const delivery = findDelivery(shop.deliveryOptions, request.delivery);
  const payment = findPayment(shop.paymentOptions, request.payment, delivery.fulfilment);
  return calculateOrderTotals(
    priced.lines,
    {
      id: delivery.id,
      fulfilment: delivery.fulfilment,
      label: delivery.label,
      price: delivery.price,
      time: delivery.time,
    },
    {
      id: payment.id,
      settlement: payment.settlement,
      label: payment.label,
      fee: payment.fee,
    },
  );
}

function changedOrder(priced: PricedOrder | { changes: CartChange[] }): PlacedOrder {
  return "changes" in priced
    ? { kind: "changed", changes: priced.changes, total: null }
    : { kind: "changed", changes: [], total: priced.total };
}

/** Somebody else was quicker, by less time than a catalogue needs to be renewed. */
function stockChanges(shortages: readonly StockShortage[], { lines }: PricedOrder): CartChange[] {
  return shortages.map(({ id, left }) => {
    const { name, quantity } = lines.find(({ productId }) => productId === id)!;
    if (left === 0) return { kind: "unavailable", id, name };
    return { kind: "stock", id, name, from: quantity, to: left };
  });
}
