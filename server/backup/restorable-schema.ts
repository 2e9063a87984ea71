import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import { strangeName } from "./check-names.ts";
import type { Part } from "./snapshot.ts";
import { excludedTables } from "./tables.ts";

export type TablePart = Extract<Part, { table: string }>;

/** The columns of each table that a backup may have, as its migrations made them. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

export async function readSchema(db: Transaction<Tables>): Promise<Schema> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter(({ name }) => !excludedTables.has(name))
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}

/** @throws OperatorError */
export function assertInSchema({ table, columns }: TablePart, schema: Schema): void {
  const known = schema.get(table);
  if (!known) throw strangeName("tabelę", table);
  const strange = columns.find((column) => !known.has(column));
  if (strange !== undefined) throw strangeName("kolumnę", strange);
}
