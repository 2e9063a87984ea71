import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Discount, Order, OrderRequest, PricedOrder } from "../../shop/order/order.ts";
import { createOrderPromise } from "../../shop/order/delivery/order-promise.ts";
import {
  priceOrder,
  rejectExcess,
  type OrderShop,
  type RejectedOrder,
  type UnpricedOrder,
} from "../../shop/order/placing/price-order.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { CodeRejection } from "../../shop/order/discount/apply-code.ts";
import { calculateTotal } from "../../shop/order/sum-rows.ts";
import type { Grosze } from "../../shop/price.ts";
import type { CartChange } from "../../shop/cart/reconcile-cart.ts";
import type { StockShortage } from "../db/orders/stock/available-stock.ts";
import type { BudgetRequest } from "../db/rate-limits.ts";
import { createAcceptance, type AcceptanceDeps } from "./accept-orders.ts";
import type { PromisedDelivery } from "./promised-delivery.ts";
import type { Store } from "../db/store.ts";

export type PlacedOrder =
  | { kind: "accepted"; order: Order; repeated: boolean }
  | ChangedOrder
  | ({ kind: "invalid" } & RejectedOrder);

/** Nothing was placed. `total` is the current total, or null if a product is unavailable. */
type ChangedOrder = {
  kind: "changed";
  changes: CartChange[];
  total: Grosze | null;
  discount?: Discount | undefined;
  rejectedCode?: CodeRejection | undefined;
};

type Deps = AcceptanceDeps & {
  store: {
    orders: Pick<Store["orders"], "findByKey">;
    codes: Pick<Store["codes"], "find">;
  };
  catalogue: () => Catalogue;
  shop: OrderShop & Pick<ShopConfig, "newsletterDiscount">;
  mailBudget: (email: string) => BudgetRequest;
  hashMailbox: (email: string) => string;
  promisedDelivery: Pick<PromisedDelivery, "read">;
  refreshCatalogue: () => Promise<void>;
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
};

export function createOrders(deps: Deps) {
  const { store, catalogue, shop, wakeEmails } = deps;
  const accept = createAcceptance(deps);
  return {
    /**
     * @param client keyed hash of the client's IP address
     * @throws when the order cannot be stored; it was not placed then
     */
    async placeOrder(request: OrderRequest, client?: string): Promise<PlacedOrder> {
      const { code } = request;
      const discounts = code ? { code: await findCode(code, deps), now: deps.now() } : undefined;
      const priced = priceOrder(request, catalogue(), shop, discounts);
      if (!("lines" in priced) || priced.total !== request.shownTotal) {
        // A repeated request returns the accepted order, even if prices have changed since.
        const known = await store.orders.findByKey(request.key);
        return known ? { kind: "accepted", order: known, repeated: true } : rejectOrder(priced);
      }
      const draft = await createDraft(priced, request, deps);
      const { email } = draft.customer;
      const submitter = { client, mailbox: deps.hashMailbox(email) };
      const accepted = await accept({ draft, mailBudget: deps.mailBudget(email), ...submitter });
      if ("shortages" in accepted) {
        if (accepted.excess) return { kind: "invalid", ...rejectExcess() };
        const { rejectedCode } = accepted;
        const total = calculateTotal({ ...draft, discount: undefined });
        if (rejectedCode) return { kind: "changed", changes: [], total, rejectedCode };
        await deps.refreshCatalogue();
        return { kind: "changed", changes: stockChanges(accepted.shortages, draft), total: null };
      }
      if (!accepted.repeated) wakeEmails();
      return { kind: "accepted", ...accepted };
    },
  };
}

function findCode(code: string, { store, shop }: Deps) {
  return store.codes.find(code, shop.newsletterDiscount);
}

async function createDraft(priced: PricedOrder, request: OrderRequest, deps: Deps) {
  const { key, customer, invoice } = request;
  const locker = priced.delivery.fulfilment === "locker" ? request.locker : "";
  const option = deps.shop.deliveryOptions.find(({ id }) => id === priced.delivery.id)!;
  const promise = createOrderPromise(await deps.promisedDelivery.read(), option);
  const { now, newId } = deps;
  return { ...priced, id: newId(), key, acceptedAt: now(), customer, locker, invoice, promise };
}

function rejectOrder(priced: PricedOrder | UnpricedOrder): PlacedOrder {
  if ("error" in priced) return { kind: "invalid", ...priced };
  if ("changes" in priced) return { kind: "changed", changes: priced.changes, total: null };
  const { total } = priced;
  return "rejectedCode" in priced
    ? { kind: "changed", changes: [], total, rejectedCode: priced.rejectedCode }
    : { kind: "changed", changes: [], total, discount: priced.discount };
}

function stockChanges(shortages: readonly StockShortage[], { lines }: PricedOrder): CartChange[] {
  return shortages.map(({ id, left }) => {
    const { name, quantity } = lines.find(({ productId }) => productId === id)!;
    if (left === 0) return { kind: "unavailable", id, name };
    return { kind: "stock", id, name, from: quantity, to: left };
  });
}
