import { deliveryOptions, times } from "../../../shop.config.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import { PaidOrder } from "../../islands/paid-order.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { Icon } from "../../ui/icon.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";

const pickupIds = deliveryOptions
  .filter(({ fulfilment }) => fulfilment === "pickup")
  .map(({ id }) => id);

/** Informs only: a query parameter proves no payment, so nothing is marked as paid. */
export function loader({ context, url }: HandlerArgs) {
  return {
    url: `${context.get(shopContext).origin}/potwierdzenie-platnosci`,
    paid: url.searchParams.get("status") === "success",
    dispatch: addNonBreakingSpaces(times.dispatch),
  };
}

export function head({ paid, url }: PageData<typeof loader>) {
  return createPageMeta({
    title: paid ? "Płatność zrealizowana" : "Płatność anulowana",
    description: "Wynik płatności za zamówienie w sklepie z zabawkami.",
    url,
    noindex: true,
  });
}

export default function PaymentResultPage({ paid, dispatch }: PageProps<typeof loader>) {
  return (
    <div className="wrap section payment-result">
      {paid ? <Paid dispatch={dispatch} /> : <Cancelled />}
    </div>
  );
}

function Paid({ dispatch }: { dispatch: string }) {
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
      <Island component={PaidOrder} dispatch={dispatch} pickupIds={pickupIds} />
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
