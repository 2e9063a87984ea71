import { deliveryOptions, legal, times } from "../../../shop.config.ts";
import { Island } from "../../islands/island.tsx";
import PaidOrder from "./paid-order.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { secretHeaders } from "../../seo/secret-headers.ts";
import { Icon } from "../../ui/icon.tsx";
import type { HeadData, LoaderArgs, PageData, PageProps } from "../../route.ts";
import { findOrderResult, OrderResult, PaidScene } from "./order-result.tsx";

const pickupIds = deliveryOptions
  .filter(({ fulfilment }) => fulfilment === "pickup")
  .map(({ id }) => id);

/**
 * With an order's id, as PayU sends customers back: what the shop knows of its payment. Else, by
 * the status in the URL, a text that informs only: it proves no payment.
 */
export async function loader(args: LoaderArgs) {
  const { searchParams } = args.url;
  const id = searchParams.get("zamowienie");
  return {
    paid: searchParams.get("status") === "success",
    ...(id !== null && { order: await findOrderResult(id, args) }),
  };
}

export function headers({ order }: PageData<typeof loader>): Record<string, string> {
  return order ? secretHeaders : {};
}

export function head({ paid, url, order }: HeadData<typeof loader>) {
  const title = paid ? "Płatność zrealizowana" : "Płatność anulowana";
  const tags = createPageMeta({
    title: order ? order.title : title,
    description: "Wynik płatności za zamówienie w sklepie z zabawkami.",
    url,
    robots: "noindex",
  });
  return [...tags, ...(order?.refresh ?? [])];
}

export default function PaymentResultPage({ paid, order }: PageProps<typeof loader>) {
  return (
    <div className="wrap section payment-result">
      {order && <OrderResult {...order} />}
      {!order && (paid ? <Paid /> : <Cancelled />)}
    </div>
  );
}

function Paid() {
  return (
    <>
      <PaidScene />
      <h1>Płatność zrealizowana!</h1>
      <p className="lead">
        Twoje zamówienie zostało przyjęte do realizacji. Potwierdzenie wysłaliśmy na Twój adres
        e-mail.
      </p>
      <ol className="next-steps">
        <li>
          <strong>Pakujemy zabawki</strong>
          <Island component={PaidOrder} dispatch={times.dispatch} pickupIds={pickupIds} />
        </li>
        <li>
          <strong>Piszemy do Ciebie</strong>
          <span>O każdym kroku dostaniesz e-mail.</span>
        </li>
        <li>
          <strong>Sprawdzasz w domu</strong>
          <span>
            Na odstąpienie od umowy masz {legal.withdrawalDays} dni od otrzymania zabawek.
          </span>
        </li>
      </ol>
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
        Płatność nie doszła do skutku, ale produkty nadal czekają w Twoim koszyku. Możesz spróbować
        jeszcze raz albo wybrać inną formę płatności.
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
