import { legal, times } from "../../../shop.config.ts";
import {
  confirmationDeadline,
  confirmationHours,
} from "../../../shop/order/confirmation-deadline.ts";
import { calculateCutoffs, openDays } from "../../../shop/privacy/retention.ts";
import { formatExamples } from "../format.ts";
import type { AlertRule } from "../rule.ts";

const area = "zamówienia";
const hourMs = 3_600_000;

export const orderRules: readonly AlertRule[] = [
  {
    kind: "orders-unconfirmed",
    area,
    healthy: "Żadne zamówienie nie czeka na potwierdzenie za długo",
    async find({ store, now }) {
      const at = now();
      const since = at - openDays * 24 * hourMs;
      const until = at - confirmationHours(times.reply) * hourMs;
      const orders = await store.orders.listUnconfirmed(since, until);
      const deadlines = orders
        .map(({ number, acceptedAt }) => ({
          number,
          deadline: confirmationDeadline(acceptedAt, times.reply),
        }))
        .filter(({ deadline }) => deadline < at);
      if (deadlines.length === 0) return undefined;
      const numbers = formatExamples(deadlines.map(({ number }) => number));
      const text = `Zamówienia niepotwierdzone w ciągu ${times.reply}, jak obiecuje regulamin: ${deadlines.length}, np. ${numbers}`;
      const advice =
        "Potwierdź je: npm run shop -- orders confirm NUMER, albo anuluj: orders cancel NUMER";
      return { since: deadlines[0]!.deadline, text, advice };
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
      const advice =
        "Zakończ je: npm run shop -- orders complete NUMER, albo anuluj: orders cancel NUMER";
      return { text, advice };
    },
  },
];
