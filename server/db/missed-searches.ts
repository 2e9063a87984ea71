import { toWarsawDay } from "../../shop/time/warsaw-time.ts";
import type { Database } from "./schema.ts";

/** Per day: nobody can fill the table. */
const maxWordsPerDay = 200;

/** `lastDay` is `2026-11-24`. */
export type MissedSearch = { words: string; searches: number; lastDay: string };

export function missedSearchesTable(db: Database) {
  return {
    async add(counts: ReadonlyMap<string, number>, at: number): Promise<void> {
      const day = toWarsawDay(at);
      const words = db.selectFrom("missed_searches").select("words").where("day", "=", day);
      const knownWords = new Set((await words.execute()).map((row) => row.words));
      const rows = [...counts].map(([words, searches]) => ({ day, words, searches }));
      const known = rows.filter((row) => knownWords.has(row.words));
      const added = rows.filter((row) => !knownWords.has(row.words));
      const admitted = [...known, ...added.slice(0, Math.max(0, maxWordsPerDay - knownWords.size))];
      if (admitted.length === 0) return;
      await db
        .insertInto("missed_searches")
        .values(admitted)
        .onConflict((conflict) =>
          conflict.columns(["day", "words"]).doUpdateSet((eb) => ({
            searches: eb("missed_searches.searches", "+", eb.ref("excluded.searches")),
          })),
        )
        .execute();
    },
    /** The most frequent first. */
    async list(since: number, limit: number): Promise<MissedSearch[]> {
      const rows = await db
        .selectFrom("missed_searches")
        .select(["words", (eb) => eb.fn.sum("searches").as("searches")])
        .select((eb) => eb.fn.max("day").as("lastDay"))
        .where("day", ">=", toWarsawDay(since))
        .groupBy("words")
        .orderBy("searches", "desc")
        .orderBy("words")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, searches: Number(row.searches) }));
    },
  };
}
