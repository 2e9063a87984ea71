import { lazy, Suspense, useEffect } from "react";
import { clearCart } from "../../../../shop/cart/cart.ts";
import { changeCart } from "../../../cart/cart-store.ts";
import { navigateTo } from "../../../islands/navigate.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { FormResult } from "../action.ts";
import { clearDraft } from "../use-draft.ts";

const redirectAfterMs = 2000;

type Accepted = FormResult & { kind: "accepted" };

let loading: Promise<{ default: typeof FallbackView }> | undefined;

/**
 * Loads the confirmation while somebody writes, so that it is there when the order is accepted. A
 * new version of the shop may have taken the file away: the order is accepted all the same.
 */
export function loadAcceptedOrder() {
  loading ??= import("../../../cart/accepted-order/new-order-view.tsx").catch(() => {
    loading = undefined;
    return { default: FallbackView };
  });
  return loading;
}

const NewOrderView = lazy(loadAcceptedOrder);

/** Takes the form's place, and soon goes on to the home page, which shows the same. */
export function AcceptedOrder({ result }: { result: Accepted }) {
  useEffect(() => {
    showToast({ kind: "success", title: `Zamówienie ${result.order.number} przyjęte` });
    clearDraft();
    changeCart(clearCart);
    const timer = setTimeout(navigateTo, redirectAfterMs, "/");
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <Suspense fallback={<FallbackView order={result.order} />}>
      <NewOrderView order={result.order} />
    </Suspense>
  );
}

function FallbackView({ order: { number, path } }: Pick<Accepted, "order">) {
  return (
    <>
      <h1>Zamówienie {number} przyjęte</h1>
      <a href={path}>Zobacz zamówienie</a>
    </>
  );
}
