import { existsSync } from "node:fs";
import { OperatorError } from "../../server/operator-error.ts";

/**
 * Refuses to take the `data` folder of the clone for the shop's when `deploy/setup.sh` has set up a
 * shop here, whose settings this shell lacks. @throws OperatorError
 */
export function assertSettings(
  { DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv,
  file = "/etc/latawiec.env",
): void {
  if (DATA_DIR || DATABASE_URL || !existsSync(file)) return;
  throw new OperatorError(
    `To nie są dane sklepu: jego ustawienia stoją w ${file}, a to polecenie ich nie dostało.\n` +
      "Uruchamiaj polecenia tak: latawiec POLECENIE",
  );
}
