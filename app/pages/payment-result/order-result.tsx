import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import { isWaiting, type OnlineState } from "../../../shop/payment/payment-state.ts";
import { Island } from "../../islands/island.tsx";
import { createPaymentRefresh, readReloads } from "../../payment/payment-refresh.ts";
import PaymentWatch from "../../payment/payment-watch.tsx";
import type { HeadTag, LoaderArgs, PageData } from "../../route.ts";
import { Icon } from "../../ui/icon.tsx";
import { OrderScene } from "../../ui/picture/order-scene.tsx";

type OrderResultView = {
  title: string;
  text: string;
  /** Missing for an unknown order. */
  order?: { id: string; number: string; state: OnlineState | undefined };
  refresh?: HeadTag[];
};

/** Asks PayU while the outcome is unknown; believes nothing of the URL but the order's id. */
export async function findOrderResult(
  id: string,
  { shop, url: { searchParams: query }, rateLimitMessage }: LoaderArgs,
): Promise<OrderResultView> {
  const check = rateLimitMessage === undefined;
  const status = await shop.orderStatus(id, { check });
  if (!status) return unknownOrder;
  const { number, payment, headline, next } = status;
  const order = { id, number, state: payment.online?.state };
  if (!payment.online) return { title: headline, text: next, order };
  const { state, title, text } = payment.online;
  if (state === "paid") return { title: "Płatność zrealizowana!", text: `${text} ${next}`, order };
  if (!isWaiting(state)) return { title, text, order };
  const refresh = createPaymentRefresh(createPath(id), readReloads(query));
  return { title, text: query.has("error") ? maybeRefused : text, order, refresh };
}

const unknownOrder: OrderResultView = {
  title: "Wynik płatności jest w e-mailu",
  text: "Nie wiemy, którego zamówienia dotyczy ten adres. Otwórz link z e-maila z potwierdzeniem zamówienia: na jego stronie zobaczysz, czy płatność do nas dotarła, i w razie potrzeby zapłacisz.",
};

/** PayU adds `error` to the URL after a refusal, which anybody can type. */
const maybeRefused =
  "Możliwe, że bank odrzucił płatność. Sprawdzamy to w PayU, zwykle trwa to kilka sekund.";

function createPath(id: string): string {
  return `/potwierdzenie-platnosci?zamowienie=${encodeURIComponent(id)}`;
}

export function OrderResult({ title, text, order }: PageData<typeof findOrderResult>) {
  return (
    <>
      <Sign state={order?.state} />
      {order && <p className="muted">Zamówienie {order.number}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="payment-result__actions">
        {order && <OrderLinks {...order} />}
        <a href="/" className={`button button--${order ? "secondary" : "primary"}`}>
          Wróć na stronę główną
        </a>
      </div>
    </>
  );
}

function Sign({ state }: { state: OnlineState | undefined }) {
  if (state === "paid") return <PaidScene />;
  return (
    <span className={`payment-result__sign payment-result__sign--${state ?? "unknown"}`}>
      <Icon name={state === "failed" ? "close" : "clock"} />
    </span>
  );
}

export function PaidScene() {
  return (
    <div className="payment-result__scene">
      <OrderScene />
      <span className="payment-result__sign payment-result__sign--paid">
        <Icon name="check" />
      </span>
    </div>
  );
}

function OrderLinks({ id, state }: NonNullable<OrderResultView["order"]>) {
  const label = state === "failed" ? "Zapłać jeszcze raz" : "Zobacz zamówienie";
  return (
    <>
      {state && isWaiting(state) && (
        <Island component={PaymentWatch} id={id} state={state} page={createPath(id)} />
      )}
      <a
        href={createStatusPath(id)}
        className={`button button--${isWaiting(state) ? "secondary" : "primary"}`}
      >
        {state === "due" ? "Przejdź do płatności" : label}
      </a>
    </>
  );
}
