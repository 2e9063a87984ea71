import { join } from "node:path";
import type { Env } from "../env.ts";
import { checkSmtp } from "../email/transport/smtp.ts";
import { findingsFor, type Finding } from "./finding.ts";
import { explainUnreachable } from "./reach.ts";

const { good, warning, bad } = findingsFor("poczta");

export async function checkMailServer({ SMTP_URL, DATA_DIR }: Env): Promise<Finding[]> {
  if (SMTP_URL === undefined) {
    const advice = "Ustaw SMTP_URL, aby klienci i sklep dostawali maile.";
    return [warning(`Maile trafiają tylko do plików w ${join(DATA_DIR, "mail")}`, advice)];
  }
  const problem = await checkSmtp(SMTP_URL);
  if (problem === undefined) return [good("Serwer poczty przyjmuje połączenie i logowanie")];
  const waiting = "zamówienia są przyjmowane, a maile czekają.";
  const advice = problem.startsWith("ETLS")
    ? `Serwer nie szyfruje połączenia. Podaj inny port (465) albo, tylko w zaufanej sieci, dopisz ?requireTLS=false na końcu SMTP_URL; ${waiting}`
    : `Popraw SMTP_URL albo SMTP_HOST; ${waiting}`;
  const unreachable = await explainUnreachable(SMTP_URL);
  return [bad(`Serwer poczty: ${unreachable ?? `odmawia: ${problem}`}`, advice)];
}
