import { dayMs, hourMs } from "../../../shop/time/durations.ts";
import type { Database } from "../schema.ts";

/** How far the shop has read BaseLinker's orders; 0 before the first time. */
export type ReadingPosition = {
  /** Last entry of the journal. */
  log: number;
  /** When the journal last said something. */
  journal: number;
  /** When all open orders were last read. */
  swept: number;
  /** When orders were first read back. */
  since: number;
};

const positions = ["log", "journal", "swept", "since"] as const;
const counterOf = (name: keyof ReadingPosition) => `baselinker-${name}`;

export async function readPosition(db: Database): Promise<ReadingPosition> {
  const rows = await db
    .selectFrom("counters")
    .selectAll()
    .where("name", "in", positions.map(counterOf))
    .execute();
  const valueOf = (name: keyof ReadingPosition) =>
    Number(rows.find((row) => row.name === counterOf(name))?.value ?? 0);
  return {
    log: valueOf("log"),
    journal: valueOf("journal"),
    swept: valueOf("swept"),
    since: valueOf("since"),
  };
}

const watchedMs = 30 * dayMs;
/** Orders accepted longer before the first reading stay as they are: nobody expects mails of them. */
export const firstMs = 7 * dayMs;

/** Since when orders were accepted whose changes are looked for. */
export function findOldestWatched({ since }: Pick<ReadingPosition, "since">, now: number): number {
  return Math.max(now - watchedMs, since - firstMs);
}

/** Dates the readings of a clock that was ahead by one that is right. */
export function correctPosition(position: ReadingPosition, now: number): ReadingPosition {
  const { since, journal, swept } = position;
  return {
    ...position,
    since: Math.min(since || now, now),
    journal: Math.min(journal, now),
    // A long reading is dated by its end.
    swept: swept > now + hourMs ? 0 : swept,
  };
}

/** Advances the position; call in the transaction that queues what was found. */
export async function savePosition(db: Database, position: Partial<ReadingPosition>) {
  for (const name of positions) {
    const value = position[name];
    if (value === undefined) continue;
    await db
      .insertInto("counters")
      .values({ name: counterOf(name), value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  }
}

/** False for what was told before, of whichever order. */
export async function markNotified(db: Database, what: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("counters")
    .values({ name: `told ${what}`, value: 1 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
