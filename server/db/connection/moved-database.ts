import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../schema.ts";
import { findJson } from "../secrets.ts";

export type Move = { movedAt: number; to: string };

const name = "moved";

export function findMove(db: Database): Promise<Move | undefined> {
  return findJson<Move>(db, name);
}

export async function saveMove(db: Database, move: Move | undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("secrets").where("name", "=", name).execute();
    if (!move) return;
    await trx
      .insertInto("secrets")
      .values({ name, value: JSON.stringify(move) })
      .execute();
  });
}

/** A shop on both databases would use order numbers twice. @throws OperatorError */
export async function assertNotMoved(db: Database): Promise<void> {
  const move = await findMove(db);
  if (!move) return;
  const day = new Date(move.movedAt).toISOString().slice(0, 10);
  throw new OperatorError(
    `Ten sklep przeniesiono ${day} do PostgreSQL (${move.to}), a plik SQLite jest tylko jego kopią. Ustaw DATABASE_URL na tamtą bazę.`,
  );
}
