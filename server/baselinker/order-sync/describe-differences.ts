import { findLineDifference, type Difference } from "../../../shop/order/baselinker/differences.ts";
import type {
  ExternalOrder,
  ExternalState,
} from "../../../shop/order/baselinker/external-order.ts";
import type { StatusDecision } from "../../../shop/order/baselinker/reconcile-status.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { Change } from "../../orders/change-order.ts";
import type { Fate } from "./read-journal.ts";
import type { Parcel } from "../../../shop/order/delivery/parcel.ts";
import {
  getOrderState,
  getReopenedState,
  type OrderState,
  type OrderWithFacts,
} from "../../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";
import { formatPrice } from "../../../shop/price.ts";

export const removedKey = "removed";

export function describeRemoved({ timeline }: OrderWithFacts, fate: Fate | undefined): Difference {
  const difference = { key: removedKey, here: stateLabels[getOrderState(timeline)] };
  if (fate?.kind === "merged")
    return {
      ...difference,
      what: "Połączone z innym",
      there: `jest teraz częścią zamówienia ${fate.with}`,
      advice:
        "Sklep nie dowie się już, co się z nim dzieje: dalsze kroki odnotowuj w sklepie poleceniami.",
    };
  const what = fate ? "Usunięte" : "Usunięte albo połączone z innym";
  return { ...difference, what, there: "nie ma go" };
}

/** Without the journal nobody knows whether lines were edited, split off or merged in. */
export function describeLines(
  { order }: OrderWithFacts,
  { lines }: ExternalOrder,
  fate: Fate | undefined,
): Difference[] {
  const difference = findLineDifference(order, lines);
  if (!difference) return [];
  if (fate?.kind === "merged")
    return [{ ...difference, what: `Połączone z zamówieniem ${fate.with}; ma jego pozycje` }];
  if (fate?.kind === "split")
    return [{ ...difference, what: `Podzielone; część jest w zamówieniu ${fate.with}` }];
  return [difference];
}

export const stateLabels: Record<OrderState, string> = {
  accepted: "przyjęte",
  confirmed: "potwierdzone",
  dispatched: "wysłane lub gotowe do odbioru",
  completed: "zakończone",
  cancelled: "anulowane",
};

export function describeStatus(
  { timeline }: OrderWithFacts,
  theirs: ExternalOrder,
  decision: StatusDecision,
  nameOf: (statusId: string) => string,
): Difference[] {
  const there = nameOf(theirs.statusId);
  const sides = { here: stateLabels[getOrderState(timeline)], there };
  const key = `status ${theirs.statusId} ${theirs.statusAt}`;
  if (decision.kind === "report")
    return decision.reason === "unknown-status"
      ? [{ ...sides, key: `unknown-status ${theirs.statusId}`, what: "Status bez znaczenia" }]
      : [{ ...sides, key, what: "Status cofnięty" }];
  if (decision.kind === "follow" && decision.backwards)
    return [{ key, what: "Status cofnięty", here: stateLabels[getReopenedState(timeline)], there }];
  if (decision.kind === "agreed" || !decision.conflict) return [];
  const what =
    decision.kind === "follow"
      ? "Zmienione po obu stronach; późniejszy jest BaseLinker i sklep poszedł za nim"
      : "Zmienione po obu stronach; późniejszy jest sklep i BaseLinker dostał jego stan";
  return [{ ...sides, key, what }];
}

const paymentLabels = {
  conflict: "Wpłaty po obu stronach; BaseLinker dostał sumę sklepu",
  unsettled: "Wpłata, choć płatność w PayU jeszcze trwa; sklep jej nie zaliczył",
  lower: "Mniejsza suma wpłat; sklep jej nie przyjął",
};

export function describePayment(
  record: OrderWithFacts,
  { paid }: ExternalOrder,
  reason: keyof typeof paymentLabels | undefined,
): Difference[] {
  if (reason === undefined) return [];
  const here = formatPrice(sumTurnover(record.facts).balance);
  const there = formatPrice(paid);
  return [{ key: `paid ${reason} ${here} ${there}`, what: paymentLabels[reason], here, there }];
}

export function describeParcels(parcels: readonly Parcel[]): Difference[] {
  return parcels
    .filter(({ state }) => state === "returned" || state === "lost")
    .map(({ state, number }) => ({
      key: `${state} ${number}`,
      what: state === "returned" ? "Paczka wraca" : "Paczka zaginęła",
      here: "wysłana",
      there: `${number}: ${state === "returned" ? "zwrot do sklepu" : "zaginęła"}`,
    }));
}

export function describeContact(state: ExternalState, { contact }: ExternalOrder): Difference[] {
  if (state.theirContact === undefined || state.theirContact === contact) return [];
  return [
    {
      key: `contact ${contact}`,
      what: "Zmienione dane klienta",
      here: "jak w zamówieniu",
      there: "inny e-mail, telefon albo adres",
    },
  ];
}

/** Nothing of the order changes: the owner is told how it is on both sides. */
export function reportDifference({ number }: Order, difference: Difference): Change {
  return { by: "baselinker", mails: [{ kind: "order-differs", needs: { number, difference } }] };
}
