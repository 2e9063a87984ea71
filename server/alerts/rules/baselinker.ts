import { describeFound, formatAge } from "../format.ts";
import type { Env } from "../../env.ts";
import type { RuleOfArea } from "../rule.ts";
import { hourMs, minuteMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const maxMissedSyncs = 3;

const usesBaselinker = ({ BASELINKER_TOKEN }: Env) => BASELINKER_TOKEN !== undefined;
/** Problems of the last sync that only the owner can solve. */
const ownersProblems = ["token", "settings"];

/** The catalogue may be readable with a token that may not add orders. */
function describeRejection(problem: string) {
  const advice =
    "Sklep sprzedaje z ostatniego dobrego katalogu, a zamówienia czekają; popraw to pilnie.";
  return { text: problem.replace(/\.$/, ""), advice };
}

export const baselinkerRules: readonly RuleOfArea[] = [
  {
    kind: "baselinker-rejected",
    healthy: "BaseLinker przyjmuje token i ustawienia",
    appliesTo: usesBaselinker,
    async find({ store }) {
      const { problem = "", problemKind = "" } = await store.sync.state();
      if (ownersProblems.includes(problemKind)) return describeRejection(problem);
      const refusal = await store.settings.findRefusal("baselinker");
      return refusal && { since: refusal.since, ...describeRejection(refusal.reason) };
    },
  },
  {
    kind: "catalogue-outdated",
    healthy: "Katalog jest aktualny",
    appliesTo: usesBaselinker,
    async find({ env, store, now, startedAt = 0 }) {
      const { checkedAt = 0 } = await store.sync.state();
      const maxAge = Math.max(maxMissedSyncs * env.BASELINKER_SYNC_SECONDS * 1000, minuteMs);
      if (now() - Math.max(checkedAt, startedAt) <= maxAge) return undefined;
      const advice = `Zobacz dziennik sklepu i uruchom: ${shopCommand} sync`;
      if (checkedAt === 0) return { text: "Magazyn nie był jeszcze przeczytany", advice };
      const text = `Katalog jest przestarzały: magazyn przeczytany ${formatAge(now() - checkedAt)} temu`;
      return { since: checkedAt, text, advice };
    },
  },
  {
    kind: "catalogue-unconfirmed",
    healthy: "Z BaseLinkera nie zniknęła większość produktów",
    appliesTo: usesBaselinker,
    async find({ store }) {
      const { suspiciousAt: since } = await store.sync.state();
      if (since === undefined) return undefined;
      const advice = `Ceny i stany nie są odświeżane. Przywróć produkty w BaseLinkerze albo, jeśli miały zniknąć, potwierdź to: ${shopCommand} sync --confirm`;
      const text = "BaseLinker podaje mniej niż połowę produktów, które sklep sprzedaje";
      return { since, text, advice };
    },
  },
  {
    kind: "order-export-failed",
    healthy: "BaseLinker nie odrzucił żadnego zamówienia",
    async find({ store }) {
      const references = await store.orders.listFailedExports();
      const advice = `Powód pokazuje: ${shopCommand} orders show NUMER, wysyła ponownie: ${shopCommand} orders retry NUMER`;
      return describeFound({ references }, "Zamówienia, których BaseLinker nie przyjął", advice);
    },
  },
  {
    kind: "order-export-waiting",
    healthy: "Żadne zamówienie nie czeka na BaseLinkera za długo",
    async find({ store, now }) {
      const { waitingSince: since } = await store.jobs.health("order-export");
      const age = now() - (since ?? now());
      if (age <= hourMs) return undefined;
      const text = `Najstarsze zamówienie czeka na BaseLinkera od ${formatAge(age)}`;
      const advice = `Sprawdź, czy sklep działa, i zobacz powód: ${shopCommand} orders show NUMER`;
      return { since, text, advice };
    },
  },
];
