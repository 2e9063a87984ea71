import { lazy, Suspense, useEffect } from "react";
import { clearCart } from "../../../../shop/cart/cart.ts";
import { changeCart } from "../../../cart/cart-store.ts";
import { navigateTo } from "../../../islands/page-requests.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { FormResult } from "../form-result.ts";
import { clearDraft } from "../use-draft.ts";

const redirectAfterMs = 2000;

type Accepted = FormResult & { kind: "accepted" };

let loading: Promise<{ default: typeof FallbackView }> | undefined;

/**
 * Preloads the confirmation while the form is filled in. Falls back to a plain view, because a new
 * build may have removed the file.
 */
export function loadAcceptedOrder() {
  loading ??= import("../../../cart/accepted-order/new-order-view.tsx").catch(() => {
    loading = undefined;
    return { default: FallbackView };
  });
  return loading;
}

const NewOrderView = lazy(loadAcceptedOrder);

/**
 * Replaces the form and then opens PayU's page, or the home page, which shows the stored
 * confirmation.
 */
export function AcceptedOrder({ result }: { result: Accepted }) {
  const { order, payUrl } = result;
  useEffect(() => {
    showToast({ kind: "success", title: `Zamówienie ${order.number} przyjęte` });
    clearDraft();
    changeCart(clearCart);
    const timer = setTimeout(
      () => (payUrl ? location.assign(payUrl) : navigateTo("/")),
      redirectAfterMs,
    );
    return () => clearTimeout(timer);
  }, [order, payUrl]);
  return (
    <Suspense fallback={<FallbackView order={order} />}>
      <NewOrderView order={order} payUrl={payUrl} />
    </Suspense>
  );
}

function FallbackView({ order: { number, path } }: Pick<Accepted, "order" | "payUrl">) {
  return (
    <>
      <h1>Zamówienie {number} przyjęte</h1>
      <a href={path}>Zobacz zamówienie</a>
    </>
  );
}
