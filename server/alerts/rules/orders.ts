import { legal, times, unconfirmedOrders } from "../../../shop.config.ts";
import { confirmationDeadline } from "../../../shop/order/delivery/confirmation-deadline.ts";
import { calculateCutoffs, openDays } from "../../../shop/privacy/retention.ts";
import { describeFound } from "../format.ts";
import type { RuleOfArea } from "../rule.ts";
import type { AlertKind } from "../../../shop/alerts/alert.ts";
import { findOwnStock } from "../../db/catalogue/inventory.ts";
import { findJobKinds } from "../../db/jobs/job-kind.ts";
import type { Store } from "../../db/store.ts";
import { dayMs, hourMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

/** One that was deleted in BaseLinker never gets a number. */
const invoiceAlertMs = 14 * dayMs;

export const orderRules: readonly RuleOfArea[] = [
  {
    kind: "orders-unconfirmed",
    healthy: "Żadne zamówienie nie czeka na potwierdzenie za długo",
    async find({ store, now }) {
      const at = now();
      const since = at - openDays * dayMs;
      const until = at - times.replyHours * hourMs;
      const orders = await store.orders.listUnconfirmed(since, until);
      const deadlines = orders
        .map(({ number, acceptedAt }) => ({
          number,
          deadline: confirmationDeadline(acceptedAt, times.replyHours),
        }))
        .filter(({ deadline }) => deadline < at);
      const references = deadlines.map(({ number }) => number);
      const text = `Zamówienia niepotwierdzone w ciągu ${times.reply}, jak obiecuje regulamin`;
      const advice = `Potwierdź je: ${shopCommand} orders confirm NUMER, albo anuluj: ${shopCommand} orders cancel NUMER`;
      return describeFound({ references, since: deadlines[0]?.deadline }, text, advice);
    },
  },
  {
    kind: "orders-overdue",
    healthy: "Sklep sam przypomina o zapłacie i anuluje nieopłacone zamówienia",
    async find({ store }) {
      const text =
        "Nieopłacone zamówienia, o których sklep nie umiał przypomnieć albo których nie umiał anulować";
      const advice = `Spróbuj jeszcze raz: ${shopCommand} orders retry NUMER, albo anuluj je: ${shopCommand} orders cancel NUMER`;
      return describeFound(await findFailed("orders-overdue", store), text, advice);
    },
  },
  {
    kind: "order-invoice-failed",
    healthy: "Numer każdej faktury z BaseLinkera dotarł do klienta",
    async find({ store, now }) {
      const failed = await findFailed("order-invoice-failed", store, now() - invoiceAlertMs);
      const text = "Zamówienia, których numeru faktury sklep nie odczytał z BaseLinkera";
      const advice = `Klient nie dostał maila z numerem. Spróbuj jeszcze raz: ${shopCommand} orders retry NUMER. Jeśli fakturę usunięto, alarm sam zniknie po dwóch tygodniach`;
      return describeFound(failed, text, advice);
    },
  },
  {
    kind: "orders-hold-stock",
    healthy: "Niepotwierdzone zamówienia nie blokują dużej części zabawek",
    appliesTo: (env) => env.BASELINKER_TOKEN !== undefined,
    async find({ store }) {
      const { stockShare = 100 } = unconfirmedOrders;
      const held = await store.stock.countUnconfirmed();
      const all = held > 0 ? await countStock(store) : 0;
      if (all === 0 || held * 100 <= all * stockShare) return undefined;
      const text = `Niepotwierdzone zamówienia trzymają ${Math.round((held / all) * 100)}% wszystkich sztuk: ${held} z ${all}`;
      const advice = `Obejrzyj je: ${shopCommand} orders list, a fałszywe anuluj: ${shopCommand} orders cancel NUMER`;
      return { text, advice };
    },
  },
  {
    kind: "orders-unfinished",
    healthy: "Żadne zamówienie sprzed lat nie jest otwarte",
    async find({ store, now }) {
      const { orders: cutoff } = calculateCutoffs(now(), legal.taxRecordYears);
      const count = await store.orders.countUnfinishedBefore(cutoff);
      if (count === 0) return undefined;
      const text = `Zamówienia, z których dane należałoby już usunąć, a które nie są zakończone: ${count}`;
      const advice = `Zakończ je: ${shopCommand} orders complete NUMER, albo anuluj: ${shopCommand} orders cancel NUMER`;
      return { text, advice };
    },
  },
];

async function findFailed(alert: AlertKind, { payments }: Pick<Store, "payments">, after = 0) {
  const kinds = findJobKinds(({ failureAlert }) => failureAlert === alert);
  const jobs = (await Promise.all(kinds.map((kind) => payments.listStuck(kind, 0)))).flat();
  const failed = jobs.filter(({ queuedAt }) => queuedAt >= after);
  const ids = failed.map(({ reference }) => reference.split("/")[0]!);
  return { references: await payments.findNumbers(ids), since: failed[0]?.queuedAt };
}

type Counted = { version: number; pieces: number };

/** Reading every product is slow, and the rules run every few seconds. */
const counted = new WeakMap<object, Counted>();

async function countStock(store: Pick<Store, "sync" | "catalogue">): Promise<number> {
  const { version } = await store.sync.state();
  const known = counted.get(store);
  if (known?.version === version) return known.pieces;
  let pieces = 0;
  for await (const page of store.catalogue.readAll())
    for (const product of page) pieces += findOwnStock(product);
  counted.set(store, { version, pieces });
  return pieces;
}
