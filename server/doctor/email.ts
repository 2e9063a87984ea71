import { join } from "node:path";
import type { Env } from "../env.ts";
import { overdueMs } from "../email/email-jobs.ts";
import { checkSmtp } from "../email/smtp.ts";
import type { Store } from "../db/store.ts";
import { findingsFor, formatAge, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("poczta");

export async function checkMailServer({ SMTP_URL, DATA_DIR }: Env): Promise<Finding[]> {
  if (SMTP_URL === undefined) {
    const advice = "Ustaw SMTP_URL, aby klienci i sklep dostawali maile.";
    return [warning(`Maile trafiają tylko do plików w ${join(DATA_DIR, "mail")}`, advice)];
  }
  const problem = await checkSmtp(SMTP_URL);
  if (problem === undefined) return [good("Serwer poczty przyjmuje połączenie i logowanie")];
  const advice = "Popraw SMTP_URL; zamówienia są przyjmowane, a maile czekają w kolejce.";
  return [bad(`Serwer poczty odmawia: ${problem}`, advice)];
}

export async function checkOutbox(store: Pick<Store, "jobs">, now: number): Promise<Finding[]> {
  const { failed, waitingSince = now } = await store.jobs.health("email");
  const findings: Finding[] = [];
  if (now - waitingSince >= overdueMs) {
    const text = `Najstarszy mail czeka od ${formatAge(now - waitingSince)}`;
    findings.push(bad(text, "Sprawdź, czy sklep działa i czy serwer poczty odpowiada."));
  }
  if (failed > 0) {
    const text = `Maile, których serwer nie przyjął: ${failed}`;
    findings.push(warning(text, "Zobacz je w poleceniach z grupy mail i wyślij ponownie."));
  }
  return findings.length > 0 ? findings : [good("Żaden mail nie czeka za długo")];
}
