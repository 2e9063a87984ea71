import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { readFile } from "./file.ts";
import { passingTables } from "./tables.ts";

/** Returns the tables that differ from the backup, which is of the same schema. */
export async function findChangedTables(db: Database, path: string): Promise<string[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const unread = new Set(tables.filter((name) => !passingTables.has(name)));
  const changed: string[] = [];
  let open: { name: string; counts: Map<string, number> } | undefined;
  const close = () => {
    if (open?.counts.values().some((count) => count !== 0)) changed.push(open.name);
    open = undefined;
  };
  for await (const part of readFile(path)) {
    if ("table" in part) {
      close();
      if (unread.delete(part.table))
        open = { name: part.table, counts: await countRows(db, part.table, part.columns) };
    }
    if ("rows" in part && open)
      for (const row of part.rows) add(open.counts, JSON.stringify(row), -1);
  }
  close();
  // A table without rows is not in the backup.
  for (const name of unread) if ((await countRows(db, name, [])).size > 0) changed.push(name);
  return changed;
}

async function countRows(db: Database, table: string, columns: readonly string[]) {
  const names = columns.length > 0 ? sql.join(columns.map((name) => sql.ref(name))) : sql`1`;
  const query = sql<Record<string, unknown>>`select ${names} from ${sql.table(table)}`;
  const counts = new Map<string, number>();
  for (const row of (await query.execute(db)).rows)
    add(counts, JSON.stringify(Object.values(row)), 1);
  return counts;
}

function add(counts: Map<string, number>, row: string, step: number): void {
  counts.set(row, (counts.get(row) ?? 0) + step);
}
