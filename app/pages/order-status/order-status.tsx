import { brand, seller, vatPayer } from "../../../shop.config.ts";
import type { OrderStatusView } from "../../../shop/order/status/order-status-view.ts";
import { formatAddress, formatTotalLabel } from "../../../shop/shop-config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import type { Shop } from "../../../server/shop/shop.ts";
import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import { isWaiting } from "../../../shop/payment/payment-state.ts";
import { createPaymentRefresh, readReloads } from "../../payment/payment-refresh.ts";
import { LowestPrice, PriceBefore } from "../../ui/product/price.tsx";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { secretHeaders } from "../../seo/secret-headers.ts";
import { OrderScene } from "../../ui/picture/order-scene.tsx";
import { submitPayment } from "./action.ts";
import { PaymentSection, Rows, Section, Timeline } from "./sections.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { notFound } from "../../result.ts";

/** The id in the URL is the only credential; it is sent to the customer's e-mail only. */
export async function loader({ shop, params, url, rateLimitMessage }: LoaderArgs<"id">) {
  const { id } = params;
  const check = rateLimitMessage === undefined;
  const status = await shop.orderStatus(id, { check });
  if (!status) throw notFound();
  return { ...status, id, reloads: readReloads(url.searchParams) };
}

export const action = submitPayment;

/** The second form leads to PayU. */
export const formTargets = ({ payments }: Pick<Shop, "payments">) => payments?.pageSources ?? [];

export const headers = () => secretHeaders;

export function head({ id, number, payment: { online }, reloads }: PageData<typeof loader>) {
  const title = `Zamówienie ${number} | ${brand}`;
  const waits = online && isWaiting(online.state);
  return [
    { title: waits ? `${online.title} – ${title}` : title },
    { name: "robots", content: "noindex" },
    ...(waits ? createPaymentRefresh(createStatusPath(id), reloads) : []),
  ];
}

export default function OrderStatusPage(status: PageProps<typeof loader, typeof action>) {
  const { id, payment, result } = status;
  return (
    <div className="wrap section order-status">
      <StatusHeader {...status} />
      {payment.online && (
        <PaymentPanel id={id} payment={payment.online} deadline={payment.deadline} error={result} />
      )}
      <div className="order-status__column">
        <Timeline {...status} />
        <Section title="Dostawa" rows={status.delivery} />
        {status.parcels.map(({ rows, url }, index) => (
          <Section key={index} title="Paczka" rows={rows}>
            {url && (
              <a href={url} rel="noreferrer">
                Śledź przesyłkę
              </a>
            )}
          </Section>
        ))}
      </div>
      <div className="order-status__column">
        <Products {...status} />
        <PaymentSection {...payment} />
        {status.gift.length > 0 && <Section title="Prezent" rows={status.gift} />}
        {status.invoice.length > 0 && <Section title="Faktura" rows={status.invoice} />}
      </div>
      <Help />
      <PrintedSeller />
    </div>
  );
}

function StatusHeader(status: OrderStatusView) {
  return (
    <header className="order-status__header">
      {(status.upcoming.length > 0 || status.state === "completed") && <OrderScene />}
      <p className="order-status__number">Zamówienie {status.number}</p>
      <h1>{status.headline}</h1>
      <p className="lead">{status.next}</p>
      {status.cancelReason && <p className="order-status__reason">{status.cancelReason}</p>}
      {status.trackingUrl && (
        <a className="button button--primary" href={status.trackingUrl} rel="noreferrer">
          Śledź przesyłkę
        </a>
      )}
      {status.erased && <p className="notice">Dane osobowe z tego zamówienia zostały usunięte.</p>}
      {status.payment.moneyNotes.map((note) => (
        <p key={note} className="notice">
          {note}
        </p>
      ))}
    </header>
  );
}

function Products({ lines, subtotals, total }: OrderStatusView) {
  return (
    <section className="order-status__part order-status__items">
      <h2>Zabawki</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <span>
              {line.name}{" "}
              <small className="muted">
                <PriceBefore reduction={line.reduction} />
                {line.quantity}
              </small>
              <LowestPrice reduction={line.reduction} />
            </span>
            <span>{line.total}</span>
          </li>
        ))}
      </ul>
      <Rows rows={[...subtotals, { label: formatTotalLabel({ vatPayer }), value: total }]} />
    </section>
  );
}

/** On paper the footer is missing. */
function PrintedSeller() {
  const { name, nip, address, email, phone } = seller;
  return (
    <p className="print-only">
      Sprzedawca: {name}, {formatAddress(address)}, NIP {nip}, {email}, tel. {phone}
    </p>
  );
}

function Help() {
  return (
    <section className="order-status__help">
      <p>
        Masz pytanie? Zadzwoń: <a href={createTelUrl(seller.phone)}>{seller.phone}</a> albo{" "}
        <a href="/kontakt">napisz do nas</a>. Zobacz też <a href="/regulamin">regulamin</a>,{" "}
        <a href="/polityka-zwrotow">zwroty i reklamacje</a> i stronę{" "}
        <a href="/odstapienie">Odstąp od umowy tutaj</a>.
      </p>
      <p className="muted">
        Ta strona jest tylko dla Ciebie. Kto zna jej adres, ten widzi zamówienie, dlatego nie
        podawaj go dalej.
      </p>
    </section>
  );
}
