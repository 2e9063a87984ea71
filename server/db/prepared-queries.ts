import { CompiledQuery, type Compilable, type Insertable, type Kysely } from "kysely";
import { chunks } from "./chunk.ts";
import type { Tables } from "./schema.ts";

/** Statements have a maximum number of parameters, and cached ones take memory. */
const maxRows = 64;
const maxValues = 512;

export type PreparedQueries = ReturnType<ReturnType<typeof createPreparedQueries>>;

type SqlByName = Map<string, string>;

/**
 * Caches the SQL of frequent statements: building one takes several times as long as SQLite needs
 * to run it. Batch sizes are powers of two, so that there are few statements.
 */
export function createPreparedQueries() {
  const sqlByName: SqlByName = new Map();
  return (db: Kysely<Tables>) => ({
    db,
    run: <Row>(name: string, values: readonly unknown[], build: () => Compilable<Row>) =>
      run(db, sqlByName, { name, values, build }),
    async insert<Table extends keyof Tables>(
      table: Table,
      rows: readonly Insertable<Tables[Table]>[],
    ): Promise<void> {
      for (const chunk of powersOfTwo(rows)) {
        const values = chunk.flatMap((row) => Object.values(row));
        const build = () => db.insertInto(table).values(chunk);
        await run(db, sqlByName, { name: `into ${table}: ${chunk.length}`, values, build });
      }
    },
    /** Selects by a list of values, padded with repeated ones. */
    async select<Row>(
      name: string,
      values: readonly string[],
      buildFor: (values: readonly string[]) => Compilable<Row>,
    ): Promise<Row[]> {
      const found: Row[] = [];
      for (const chunk of chunks(values, maxValues)) {
        const padded = padToPowerOfTwo(chunk);
        const build = () => buildFor(padded);
        found.push(
          ...(await run(db, sqlByName, {
            name: `${name}: ${padded.length}`,
            values: padded,
            build,
          })),
        );
      }
      return found;
    },
  });
}

type PreparedQuery<Row> = {
  /** Identifies the SQL text. */
  name: string;
  /** In the order of the parameters. */
  values: readonly unknown[];
  build: () => Compilable<Row>;
};

async function run<Row>(db: Kysely<Tables>, sqlByName: SqlByName, query: PreparedQuery<Row>) {
  const { name, values, build } = query;
  const sqlText = sqlByName.get(name) ?? compile(build(), values);
  sqlByName.set(name, sqlText);
  const { rows } = await db.executeQuery(CompiledQuery.raw(sqlText, [...values]));
  return rows as Row[];
}

function compile(query: Compilable, values: readonly unknown[]): string {
  const { sql, parameters } = query.compile();
  const inOrder = values.every((value, index) => value === parameters[index]);
  if (inOrder && parameters.length === values.length) return sql;
  throw new Error(`The values differ from the parameters of: ${sql}`);
}

function* powersOfTwo<T>(all: readonly T[]): Generator<readonly T[]> {
  let start = 0;
  for (let size = maxRows; size >= 1; size /= 2) {
    for (; all.length - start >= size; start += size) yield all.slice(start, start + size);
  }
}

function padToPowerOfTwo(values: readonly string[]): string[] {
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return Array.from({ length: size }, (_, index) => values[index] ?? values[0]!);
}
