import type { Store } from "../db/store.ts";
import { findingsFor, formatAge, formatExamples, type Finding } from "./finding.ts";

const { warning, bad } = findingsFor("magazyn");

/** Longer than a failed call is retried for. */
const overdueMs = 3_600_000;

/** Reports failed and overdue exports, whatever the settings are now. */
export async function checkOrderExport(
  store: Pick<Store, "jobs" | "orders">,
  now: number,
): Promise<Finding[]> {
  const failed = await store.orders.listFailedExports();
  const { waitingSince = now } = await store.jobs.health("order-export");
  const findings: Finding[] = [];
  if (failed.length > 0) {
    const text = `Zamówienia, których BaseLinker nie przyjął: ${failed.length}, np. ${formatExamples(failed)}`;
    const advice =
      "Powód pokazuje: npm run shop -- orders show NUMER, wysyła ponownie: orders retry NUMER";
    findings.push(bad(text, advice));
  }
  if (now - waitingSince > overdueMs) {
    const text = `Najstarsze zamówienie czeka na BaseLinkera od ${formatAge(now - waitingSince)}`;
    findings.push(warning(text, "Sprawdź, czy sklep działa, i zobacz powód: orders show NUMER"));
  }
  return findings;
}
