import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../schema.ts";
import { instanceSettingsTable } from "../secrets.ts";

/** A shop on both databases would use order numbers twice. @throws OperatorError */
export async function assertNotMoved(db: Database): Promise<void> {
  const move = await instanceSettingsTable(db).findMove();
  if (!move) return;
  const day = new Date(move.movedAt).toISOString().slice(0, 10);
  throw new OperatorError(
    `Ten sklep przeniesiono ${day} do PostgreSQL (${move.to}), a plik SQLite jest tylko jego kopią. Ustaw DATABASE_URL na tamtą bazę.`,
  );
}
