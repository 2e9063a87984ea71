import {
  checkAttempts,
  deadline,
  discrepancyMail,
  firstCheck,
  job,
  lastCheck,
  orderConfirmation,
  orderToCancel,
  refundAtPayu,
  refundEnded,
  refundMail,
  shopOrder,
  stock,
  update,
  type Consequences,
  type Effect,
} from "./effects.ts";
import {
  adds,
  addsParcel,
  attemptEnds,
  changesDates,
  changesForBaselinker,
  correctsParcel,
  gains,
  isExported,
  isLeftThere,
  isReady,
  isReopened,
  isSettled,
  leaves,
  loses,
  movesMoney,
  refundEnds,
  startsDeadline,
  unless,
  unlessReopened,
  type ChangedOrder,
  type KnownOrder,
  type OrderChange,
  type OrderFeatures,
} from "./order-change.ts";

/** Returns what follows when an order changes, whoever changes it; of a new order there is no before. */
export function consequences(
  before: KnownOrder | undefined,
  after: ChangedOrder,
  shop: OrderFeatures,
): Consequences {
  const added = after.facts.slice(before?.facts.length ?? 0);
  const dates = { was: before?.timeline ?? {}, is: after.timeline };
  const change = { before, after, ...dates, added, shop };
  const followed = rules
    .filter(({ happens }) => happens(change))
    .flatMap(({ follows }) => follows.map((effect) => effect.of(change)));
  return {
    mails: followed.flatMap(({ mails = [] }) => mails),
    jobs: followed.flatMap(({ jobs = [] }) => jobs),
    stock: followed.findLast((effects) => effects.stock !== undefined)?.stock,
  };
}

type Rule = { when: string; happens: (change: OrderChange) => boolean; follows: readonly Effect[] };

/** Read each as "when this happens, then these follow"; `docs/states.md` shows them. */
export const rules: readonly Rule[] = [
  {
    when: "it is placed",
    happens: ({ before }) => before === undefined,
    follows: [shopOrder, orderConfirmation, job("queue", "order-export")],
  },
  { when: "one of its dates changes", happens: changesDates, follows: [stock("renew")] },
  { when: "it is confirmed", happens: gains("confirmedAt"), follows: [update("order-confirmed")] },
  { when: "it is paid", happens: unlessReopened(gains("paidAt")), follows: [update("order-paid")] },
  {
    when: "it turns out not to be paid",
    happens: unlessReopened(loses("paidAt")),
    follows: [update("order-unpaid")],
  },
  { when: "its parcel leaves", happens: leaves, follows: [update("order-dispatched")] },
  { when: "it is ready for pickup", happens: isReady, follows: [update("order-ready")] },
  {
    when: "the number of its parcel is corrected",
    happens: correctsParcel,
    follows: [update("order-corrected")],
  },
  { when: "it is completed", happens: gains("completedAt"), follows: [update("order-completed")] },
  {
    when: "it is cancelled",
    happens: gains("cancelledAt"),
    follows: [update("order-cancelled"), stock("release"), job("repeat", "order-export")],
  },
  { when: "it is reopened", happens: isReopened, follows: [update("order-reopened")] },
  {
    when: "it is reopened in the shop",
    happens: unless("baselinker", isReopened),
    follows: [stock("reserve"), job("queue", "order-export")],
  },
  {
    when: "BaseLinker names another parcel after it left",
    happens: addsParcel,
    follows: [update("order-parcels")],
  },
  {
    when: "it gets an invoice",
    happens: ({ was, is }) => was.invoiceNumber !== is.invoiceNumber,
    follows: [update("order-invoiced")],
  },
  { when: "money goes back", happens: adds("refund-completed"), follows: [refundMail] },
  {
    when: "PayU ends a refund",
    happens: unless("owner", adds(...refundEnds)),
    follows: [refundEnded],
  },
  {
    when: "PayU reports money that does not fit",
    happens: adds("payment-completed", "payment-mismatch"),
    follows: [discrepancyMail],
  },
  {
    when: "the shop cancels it and BaseLinker has it, or gets it all the same",
    happens: isLeftThere,
    follows: [orderToCancel],
  },
  {
    when: "its time to pay begins, or begins anew",
    happens: startsDeadline,
    follows: [deadline("payment-reminder", "remindAt"), deadline("payment-deadline", "cancelAt")],
  },
  {
    when: "it is paid or cancelled, and one of its dates changes",
    happens: isSettled,
    follows: [checkAttempts, job("repeat", "payment-reminder"), job("repeat", "payment-deadline")],
  },
  { when: "an attempt to pay begins", happens: adds("attempt-started"), follows: [firstCheck] },
  { when: "an attempt ends", happens: adds(...attemptEnds), follows: [lastCheck] },
  {
    when: "a refund is requested of PayU",
    happens: adds("refund-requested"),
    follows: [refundAtPayu],
  },
  {
    when: "its money or its payment changes, or BaseLinker gets it with money",
    happens: movesMoney,
    follows: [job("restart", "payment-export")],
  },
  {
    when: "its state, its customer or its parcel changes",
    happens: changesForBaselinker,
    follows: [job("restart", "order-sync")],
  },
  { when: "BaseLinker gets it", happens: isExported, follows: [job("hasten", "order-sync")] },
];
