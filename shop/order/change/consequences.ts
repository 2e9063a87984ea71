import {
  planJobs,
  planMails,
  type JobChange,
  type JobRule,
  type OrderMail,
  type StockChange,
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
  type Condition,
  type KnownOrder,
  type OrderFeatures,
} from "./order-change.ts";

export type Consequences = {
  mails: readonly OrderMail[];
  jobs: readonly JobChange[];
  stock: StockChange | undefined;
};

/** Returns what follows when an order changes, whoever changes it; of a new order there is no before. */
export function consequences(
  before: KnownOrder | undefined,
  after: ChangedOrder,
  shop: OrderFeatures,
): Consequences {
  const added = after.facts.slice(before?.facts.length ?? 0);
  const change = { before, after, was: before?.timeline ?? {}, is: after.timeline, added, shop };
  const applied = rules.filter(({ happens }) => happens(change));
  return {
    mails: applied.flatMap(({ mails = [] }) => mails.flatMap((kind) => planMails(kind, change))),
    jobs: applied.flatMap(({ jobs = [] }) => jobs.flatMap((rule) => planJobs(rule, change))),
    stock: applied.findLast(({ stock }) => stock !== undefined)?.stock,
  };
}

type Rule = {
  when: string;
  happens: Condition;
  mails?: readonly OrderMail["kind"][];
  /** Of several the last. */
  stock?: StockChange;
  jobs?: readonly JobRule[];
};

/** Read each as "when this happens, these follow"; `docs/states.md` shows them. */
export const rules: readonly Rule[] = [
  {
    when: "it is placed",
    happens: ({ before }) => before === undefined,
    mails: ["order", "order-confirmation"],
    jobs: ["queue order-export"],
  },
  { when: "one of its dates changes", happens: changesDates, stock: "renew" },
  { when: "it is confirmed", happens: gains("confirmedAt"), mails: ["order-confirmed"] },
  { when: "it is paid", happens: unlessReopened(gains("paidAt")), mails: ["order-paid"] },
  {
    when: "it turns out not to be paid",
    happens: unlessReopened(loses("paidAt")),
    mails: ["order-unpaid"],
  },
  { when: "its parcel leaves", happens: leaves, mails: ["order-dispatched"] },
  { when: "it is ready for pickup", happens: isReady, mails: ["order-ready"] },
  { when: "its parcel's number is corrected", happens: correctsParcel, mails: ["order-corrected"] },
  { when: "it is completed", happens: gains("completedAt"), mails: ["order-completed"] },
  {
    when: "it is cancelled",
    happens: gains("cancelledAt"),
    mails: ["order-cancelled"],
    stock: "release",
    jobs: ["repeat order-export"],
  },
  { when: "it is reopened", happens: isReopened, mails: ["order-reopened"] },
  {
    when: "it is reopened in the shop",
    happens: unless("baselinker", isReopened),
    stock: "reserve",
    jobs: ["queue order-export"],
  },
  { when: "BaseLinker adds a parcel later", happens: addsParcel, mails: ["order-parcels"] },
  {
    when: "it gets an invoice",
    happens: ({ was, is }) => was.invoiceNumber !== is.invoiceNumber,
    mails: ["order-invoiced"],
  },
  { when: "money goes back", happens: adds("refund-completed"), mails: ["payment-refund"] },
  {
    when: "PayU ends a refund",
    happens: unless("owner", adds(...refundEnds)),
    mails: ["refund-ended"],
  },
  {
    when: "PayU reports money that does not fit",
    happens: adds("payment-completed", "payment-mismatch"),
    mails: ["payment-discrepancy"],
  },
  {
    when: "the shop cancels it and BaseLinker has it, or gets it all the same",
    happens: isLeftThere,
    mails: ["order-to-cancel"],
  },
  {
    when: "its time to pay begins, or begins anew",
    happens: startsDeadline,
    jobs: ["restart payment-reminder", "restart payment-deadline"],
  },
  {
    when: "it is paid or cancelled, and one of its dates changes",
    happens: isSettled,
    jobs: ["hasten payment-check", "repeat payment-reminder", "repeat payment-deadline"],
  },
  {
    when: "an attempt to pay begins",
    happens: adds("attempt-started"),
    jobs: ["queue payment-check"],
  },
  { when: "an attempt ends", happens: adds(...attemptEnds), jobs: ["finish payment-check"] },
  {
    when: "a refund is requested of PayU",
    happens: adds("refund-requested"),
    jobs: ["queue refund"],
  },
  {
    when: "its money or its payment changes, or BaseLinker gets it with money",
    happens: movesMoney,
    jobs: ["restart payment-export"],
  },
  {
    when: "its state, its customer or its parcel changes",
    happens: changesForBaselinker,
    jobs: ["restart order-sync"],
  },
  { when: "BaseLinker gets it", happens: isExported, jobs: ["hasten order-sync"] },
];
