import { legal, times, unconfirmedOrders } from "../../../shop.config.ts";
import { confirmationDeadline } from "../../../shop/order/delivery/confirmation-deadline.ts";
import { calculateCutoffs, openDays } from "../../../shop/privacy/retention.ts";
import { countStock } from "../count-stock.ts";
import { formatExamples } from "../format.ts";
import type { AlertRule } from "../rule.ts";
import { hourMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const area = "zamówienia";

export const orderRules: readonly AlertRule[] = [
  {
    kind: "orders-unconfirmed",
    area,
    healthy: "Żadne zamówienie nie czeka na potwierdzenie za długo",
    async find({ store, now }) {
      const at = now();
      const since = at - openDays * 24 * hourMs;
      const until = at - times.replyHours * hourMs;
      const orders = await store.orders.listUnconfirmed(since, until);
      const deadlines = orders
        .map(({ number, acceptedAt }) => ({
          number,
          deadline: confirmationDeadline(acceptedAt, times.replyHours),
        }))
        .filter(({ deadline }) => deadline < at);
      if (deadlines.length === 0) return undefined;
      const numbers = formatExamples(deadlines.map(({ number }) => number));
      const text = `Zamówienia niepotwierdzone w ciągu ${times.reply}, jak obiecuje regulamin: ${deadlines.length}, np. ${numbers}`;
      const advice = `Potwierdź je: ${shopCommand} orders confirm NUMER, albo anuluj: ${shopCommand} orders cancel NUMER`;
      return { since: deadlines[0]!.deadline, text, advice };
    },
  },
  {
    kind: "orders-overdue",
    area,
    healthy: "Sklep sam przypomina o zapłacie i anuluje nieopłacone zamówienia",
    async find({ store: { payments } }) {
      const kinds = ["payment-reminder", "payment-deadline"] as const;
      const failed = (await Promise.all(kinds.map((kind) => payments.listStuck(kind, 0)))).flat();
      if (failed.length === 0) return undefined;
      const numbers = await payments.findNumbers(failed.map(({ reference }) => reference));
      const text = `Nieopłacone zamówienia, o których sklep nie umiał przypomnieć albo których nie umiał anulować: ${numbers.length}, np. ${formatExamples(numbers)}`;
      const advice = `Spróbuj jeszcze raz: ${shopCommand} orders retry NUMER, albo anuluj je: ${shopCommand} orders cancel NUMER`;
      return { since: failed[0]!.queuedAt, text, advice };
    },
  },
  {
    kind: "orders-hold-stock",
    area,
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
    area,
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
