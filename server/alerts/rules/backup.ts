import { formatAge } from "../format.ts";
import type { RuleOfArea } from "../rule.ts";
import { hourMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const maxAgeMs = 26 * hourMs;

export const backupRules: readonly RuleOfArea[] = [
  {
    kind: "backup-overdue",
    async healthy({ store, now }) {
      const last = (await store.events.list("backup")).at(-1);
      if (!last) return "Kopia zapasowa nie jest jeszcze potrzebna";
      return `Ostatnia kopia zapasowa jest sprzed ${formatAge(now() - last.at)}`;
    },
    async find({ store, now }) {
      const firstOrder = await store.orders.firstAcceptedAt();
      if (firstOrder === undefined) return undefined;
      const last = (await store.events.list("backup")).at(-1);
      const since = Math.max(last?.at ?? 0, firstOrder) + maxAgeMs;
      if (now() < since) return undefined;
      const text = last
        ? `Ostatnia kopia zapasowa jest sprzed ${formatAge(now() - last.at)}`
        : "Sklep przyjmuje zamówienia, a nie ma żadnej kopii zapasowej";
      return { since, text, advice: `Zrób ją co noc: ${shopCommand} backup (docs/operations.md)` };
    },
  },
  {
    kind: "backup-failed",
    healthy: "Ostatnia kopia zapasowa nie zawiodła",
    async find({ store }) {
      const failure = (await store.events.list("backup-failed")).at(-1);
      const last = (await store.events.list("backup")).at(-1);
      if (!failure || failure.at < (last?.at ?? 0)) return undefined;
      const text = `Kopia zapasowa się nie udała: ${failure.detail}`;
      const advice = `Usuń przyczynę i zrób kopię: ${shopCommand} backup`;
      return { since: failure.at, text, advice };
    },
  },
];
