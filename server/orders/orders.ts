import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Order, OrderRequest, PricedOrder } from "../../shop/order/order.ts";
import { createOrderPromise } from "../../shop/order/delivery/order-promise.ts";
import {
  priceOrder,
  rejectExcess,
  type OrderShop,
  type RejectedOrder,
  type UnpricedOrder,
} from "../../shop/order/placing/price-order.ts";
import type { Grosze } from "../../shop/price.ts";
import type { CartChange } from "../../shop/cart/reconcile-cart.ts";
import type { OrderDraft } from "../db/orders/insert-orders.ts";
import type { StockShortage } from "../db/orders/stock/stock-reservations.ts";
import { createAcceptance, type AcceptanceDeps } from "./accept-orders.ts";
import type { PromisedDelivery } from "./promised-delivery.ts";
import type { Store } from "../db/store.ts";

export type PlacedOrder =
  | { kind: "accepted"; order: Order; repeated: boolean }
  /** Nothing was placed. `total` is the current total, or null if a product is unavailable. */
  | { kind: "changed"; changes: CartChange[]; total: Grosze | null }
  | ({ kind: "invalid" } & RejectedOrder);

type Deps = Pick<AcceptanceDeps, "mailsFor" | "jobsFor" | "localStock"> & {
  store: { orders: Pick<Store["orders"], "openBatches" | "findByKey"> };
  catalogue: () => Catalogue;
  shop: OrderShop;
  admitsMail: (email: string) => Promise<boolean>;
  refundMail: (email: string) => Promise<void>;
  hashMailbox: (email: string) => string;
  promisedDelivery: Pick<PromisedDelivery, "read">;
  refreshCatalogue: () => Promise<void>;
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
};

export function createOrders(deps: Deps) {
  const { store, catalogue, shop, wakeEmails } = deps;
  const acceptOrder = createBudgetedAcceptance(deps);
  return {
    /**
     * @param client keyed hash of the client's IP address
     * @throws when the order cannot be stored; it was not placed then
     */
    async placeOrder(request: OrderRequest, client?: string): Promise<PlacedOrder> {
      const priced = priceOrder(request, catalogue(), shop);
      if (!("total" in priced) || priced.total !== request.shownTotal) {
        // A repeated request returns the accepted order, even if prices have changed since.
        const known = await store.orders.findByKey(request.key);
        return known ? { kind: "accepted", order: known, repeated: true } : rejectOrder(priced);
      }
      const draft = await createDraft(priced, request, deps);
      const accepted = await acceptOrder(draft, client);
      if ("shortages" in accepted) {
        if (accepted.excess) return { kind: "invalid", ...rejectExcess() };
        await deps.refreshCatalogue();
        return { kind: "changed", changes: stockChanges(accepted.shortages, draft), total: null };
      }
      if (!accepted.repeated) wakeEmails();
      return { kind: "accepted", ...accepted };
    },
  };
}

async function createDraft(priced: PricedOrder, request: OrderRequest, deps: Deps) {
  const { key, customer, invoice } = request;
  const locker = priced.delivery.fulfilment === "locker" ? request.locker : "";
  const option = deps.shop.deliveryOptions.find(({ id }) => id === priced.delivery.id)!;
  const promise = createOrderPromise(await deps.promisedDelivery.read(), option);
  const { now, newId } = deps;
  return { ...priced, id: newId(), key, acceptedAt: now(), customer, locker, invoice, promise };
}

/** Copies of one order that arrive at once share one mail of the customer's budget. */
function createBudgetedAcceptance({ store: { orders }, ...deps }: Deps) {
  const admissions = new Map<string, Promise<boolean>>();
  const maxUnconfirmed = deps.shop.orderLimits.unconfirmed;
  const accept = createAcceptance({ ...deps, orders, maxUnconfirmed });

  return async (draft: OrderDraft, client: string | undefined) => {
    const { email } = draft.customer;
    const shared = admissions.get(draft.key);
    const admission = shared ?? deps.admitsMail(email);
    admissions.set(draft.key, admission);
    let placed = false;
    try {
      const toCustomer = await admission;
      const mailbox = deps.hashMailbox(email);
      const accepted = await accept({ draft, toCustomer, client, mailbox });
      placed = "order" in accepted && !accepted.repeated;
      return accepted;
    } finally {
      admissions.delete(draft.key);
      if (!placed && !shared && (await admission)) await deps.refundMail(email);
    }
  };
}

function rejectOrder(priced: PricedOrder | UnpricedOrder): PlacedOrder {
  if ("error" in priced) return { kind: "invalid", ...priced };
  return "changes" in priced
    ? { kind: "changed", changes: priced.changes, total: null }
    : { kind: "changed", changes: [], total: priced.total };
}

function stockChanges(shortages: readonly StockShortage[], { lines }: PricedOrder): CartChange[] {
  return shortages.map(({ id, left }) => {
    const { name, quantity } = lines.find(({ productId }) => productId === id)!;
    if (left === 0) return { kind: "unavailable", id, name };
    return { kind: "stock", id, name, from: quantity, to: left };
  });
}
