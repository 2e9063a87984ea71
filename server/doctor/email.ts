import { join } from "node:path";
import type { Env } from "../env.ts";
import { adviseOnMailError, describeMailError } from "../email/transport/mail-error.ts";
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
  const action = problem.startsWith("ETLS")
    ? "Serwer nie szyfruje połączenia. Podaj inny port (465) albo, tylko w zaufanej sieci, dopisz ?requireTLS=false na końcu SMTP_URL."
    : (adviseOnMailError(problem) ?? "Popraw SMTP_URL albo SMTP_HOST.");
  const advice = `${action} Zamówienia są przyjmowane, a maile czekają.`;
  const unreachable = await explainUnreachable(SMTP_URL);
  const text = unreachable
    ? `Serwer poczty: ${unreachable}`
    : `Maile nie wyjdą: ${describeMailError(problem)}`;
  return [bad(text, advice)];
}
