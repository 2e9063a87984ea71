import type { OrderWithFacts } from "../order/status/order-timeline.ts";
import { formatPrice } from "../price.ts";
import { dueOnline } from "./pay-order.ts";
import { findOnlineState, type OnlineState } from "./payment-state.ts";
import { summarisePayments } from "./payment-summary.ts";

export type OnlinePaymentView = {
  state: OnlineState;
  title: string;
  text: string;
  attemptCount: number;
};

export function createOnlinePaymentView(
  record: OrderWithFacts,
  knowledge: { now: number; answered: boolean },
): OnlinePaymentView | undefined {
  const state = findOnlineState(record, knowledge);
  if (!state) return undefined;
  const due = formatPrice(dueOnline(record));
  const { attempts } = summarisePayments(record.facts);
  return {
    state,
    title: titles[state],
    text: texts[state](due),
    attemptCount: attempts.length,
  };
}

const titles: Record<OnlineState, string> = {
  due: "Zapłać za zamówienie",
  confirming: "Potwierdź w aplikacji banku",
  checking: "Sprawdzamy płatność",
  failed: "Płatność nie doszła do skutku",
  paid: "Opłacone",
};

const texts: Record<OnlineState, (due: string) => string> = {
  due: (due) => `Do zapłaty: ${due}.`,
  confirming: (due) =>
    `Otwórz aplikację swojego banku i potwierdź płatność: ${due}. Masz na to około dwóch minut.`,
  checking: () =>
    "Bank i PayU potrzebują zwykle kilku sekund, czasem kilkunastu minut. Możesz zamknąć tę stronę: gdy pieniądze do nas dotrą, napiszemy do Ciebie e-mail.",
  failed: (due) =>
    `Zamówienie nadal na Ciebie czeka. Spróbuj jeszcze raz albo zapłać w inny sposób. Do zapłaty: ${due}.`,
  paid: () => "Dziękujemy, Twoja zapłata do nas dotarła.",
};
