import { useEffect } from "react";
import { deliveryOptions, times } from "../../shop.config.ts";
import { clearCart } from "../../shop/cart.ts";
import { findDelivery } from "../../shop/delivery.ts";
import { polishSpaces } from "../../shop/typography.ts";
import { changeCart, useCart } from "../cart/cart-store.ts";
import { shopContext } from "../context.ts";
import { pageMeta } from "../seo/meta.ts";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/payment-result";

/** An address in the browser proves no payment: this page only talks, and nothing is marked as paid. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    url: `${context.get(shopContext).origin}/potwierdzenie-platnosci`,
    paid: url.searchParams.get("status") === "success",
    dispatch: polishSpaces(times.dispatch),
  };
}

export function meta({ loaderData: { paid, url } }: Route.MetaArgs) {
  return pageMeta({
    title: paid ? "Płatność zrealizowana" : "Płatność anulowana",
    description: "Wynik płatności za zamówienie w sklepie z zabawkami.",
    url,
    noindex: true,
  });
}

export default function PaymentResultPage({
  loaderData: { paid, dispatch },
}: Route.ComponentProps) {
  return (
    <div className="wrap section payment-result">
      {paid ? <Paid dispatch={dispatch} /> : <Cancelled />}
    </div>
  );
}

function Paid({ dispatch }: { dispatch: string }) {
  // The choices outlive the lines, which belong to the order now.
  const { fulfilment } = findDelivery(deliveryOptions, useCart().delivery);
  useEffect(() => changeCart(clearCart), []);
  return (
    <>
      <span className="payment-result__sign payment-result__sign--paid">
        <Icon name="check" />
      </span>
      <h1>Płatność zrealizowana!</h1>
      <p className="lead">
        Twoje zamówienie zostało przyjęte do realizacji. Potwierdzenie wysłaliśmy na Twój adres
        e-mail.
      </p>
      <p className="payment-result__dispatch">
        {fulfilment === "pickup" ? (
          "Umówimy się z\u00a0Tobą na\u00a0odbiór."
        ) : (
          <>
            <Icon name="truck" />
            Paczkę wyślemy w&nbsp;ciągu {dispatch}.
          </>
        )}
      </p>
      <a href="/" className="button button--primary">
        Wróć na stronę główną
      </a>
    </>
  );
}

function Cancelled() {
  return (
    <>
      <span className="payment-result__sign">
        <Icon name="close" />
      </span>
      <h1>Płatność anulowana</h1>
      <p className="lead">
        Płatność nie doszła do skutku, ale produkty nadal czekają w&nbsp;Twoim koszyku. Możesz
        spróbować jeszcze raz albo wybrać inną formę płatności.
      </p>
      <p className="payment-result__actions">
        <a href="/kontakt?koszyk=true" className="button button--primary">
          Wróć do zamówienia
        </a>
        <a href="/" className="button button--secondary">
          Wróć na stronę główną
        </a>
      </p>
    </>
  );
}
