import { formatAge, formatExamples } from "../format.ts";
import type { Env } from "../../env.ts";
import type { AlertRule } from "../rule.ts";

const area = "magazyn";
const hourMs = 3_600_000;
const minuteMs = 60_000;
const maxMissedSyncs = 3;

const usesBaselinker = ({ BASELINKER_TOKEN }: Env) => BASELINKER_TOKEN !== undefined;
/** Problems of the last sync that only the owner can solve. */
const ownersProblems = ["token", "settings"];

export const baselinkerRules: readonly AlertRule[] = [
  {
    kind: "baselinker-rejected",
    area,
    healthy: "BaseLinker przyjmuje token i ustawienia",
    appliesTo: usesBaselinker,
    async find({ store }) {
      const { problem = "", problemKind = "" } = await store.sync.state();
      if (!ownersProblems.includes(problemKind)) return undefined;
      const advice = "Sklep sprzedaje z ostatniego dobrego katalogu; popraw to pilnie.";
      return { text: problem.replace(/\.$/, ""), advice };
    },
  },
  {
    kind: "catalogue-outdated",
    area,
    healthy: "Katalog jest aktualny",
    appliesTo: usesBaselinker,
    async find({ env, store, now, startedAt = 0 }) {
      const { checkedAt = 0 } = await store.sync.state();
      const maxAge = Math.max(maxMissedSyncs * env.BASELINKER_SYNC_SECONDS * 1000, minuteMs);
      if (now() - Math.max(checkedAt, startedAt) <= maxAge) return undefined;
      const advice = "Zobacz dziennik sklepu i uruchom: npm run shop -- sync";
      if (checkedAt === 0) return { text: "Magazyn nie był jeszcze przeczytany", advice };
      const text = `Katalog jest przestarzały: magazyn przeczytany ${formatAge(now() - checkedAt)} temu`;
      return { since: checkedAt, text, advice };
    },
  },
  {
    kind: "order-export-failed",
    area,
    healthy: "BaseLinker nie odrzucił żadnego zamówienia",
    async find({ store }) {
      const failed = await store.orders.listFailedExports();
      if (failed.length === 0) return undefined;
      const text = `Zamówienia, których BaseLinker nie przyjął: ${failed.length}, np. ${formatExamples(failed)}`;
      const advice =
        "Powód pokazuje: npm run shop -- orders show NUMER, wysyła ponownie: orders retry NUMER";
      return { text, advice };
    },
  },
  {
    kind: "order-export-waiting",
    area,
    healthy: "Żadne zamówienie nie czeka na BaseLinkera za długo",
    async find({ store, now }) {
      const { waitingSince: since } = await store.jobs.health("order-export");
      const age = now() - (since ?? now());
      if (age <= hourMs) return undefined;
      const text = `Najstarsze zamówienie czeka na BaseLinkera od ${formatAge(age)}`;
      const advice = "Sprawdź, czy sklep działa, i zobacz powód: orders show NUMER";
      return { since, text, advice };
    },
  },
];
