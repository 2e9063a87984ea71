import { CompiledQuery, type Compilable, type Insertable, type Kysely } from "kysely";
import { inParts } from "./chunk.ts";
import type { Tables } from "./schema.ts";

/** Parameters of a statement are bounded, and so is what it takes to keep one. */
const mostRows = 64;
const mostValues = 512;

export type Statements = ReturnType<ReturnType<typeof createStatements>>;

type Texts = Map<string, string>;

/**
 * The statements of a place where much is written, for one kind of database: each is built once and
 * carried out again and again, since building one takes several times as long as SQLite needs for
 * it. Rows and values come in powers of two, so that there are few.
 */
export function createStatements() {
  const texts: Texts = new Map();
  return (db: Kysely<Tables>) => ({
    db,
    run: <Row>(name: string, values: readonly unknown[], write: () => Compilable<Row>) =>
      run(db, texts, { name, values, write }),
    async insert<Table extends keyof Tables>(
      table: Table,
      rows: readonly Insertable<Tables[Table]>[],
    ): Promise<void> {
      for (const part of inPowers(rows)) {
        const values = part.flatMap((row) => Object.values(row));
        const write = () => db.insertInto(table).values(part);
        await run(db, texts, { name: `into ${table}: ${part.length}`, values, write });
      }
    },
    /** What is found by a list, in which a value that stands twice finds nothing more. */
    async select<Row>(
      name: string,
      values: readonly string[],
      ask: (values: readonly string[]) => Compilable<Row>,
    ): Promise<Row[]> {
      const found: Row[] = [];
      for (const part of inParts(values, mostValues)) {
        const full = fillUp(part);
        const write = () => ask(full);
        found.push(
          ...(await run(db, texts, { name: `${name}: ${full.length}`, values: full, write })),
        );
      }
      return found;
    },
  });
}

type Statement<Row> = {
  /** Stands for the text. */
  name: string;
  /** In the order of the text. */
  values: readonly unknown[];
  write: () => Compilable<Row>;
};

async function run<Row>(db: Kysely<Tables>, texts: Texts, statement: Statement<Row>) {
  const { name, values, write } = statement;
  const text = texts.get(name) ?? compile(write(), values);
  texts.set(name, text);
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}

function compile(query: Compilable, values: readonly unknown[]): string {
  const { sql, parameters } = query.compile();
  const inOrder = values.every((value, place) => value === parameters[place]);
  if (inOrder && parameters.length === values.length) return sql;
  throw new Error(`Other values than those of: ${sql}`);
}

function* inPowers<T>(all: readonly T[]): Generator<readonly T[]> {
  let start = 0;
  for (let size = mostRows; size >= 1; size /= 2) {
    for (; all.length - start >= size; start += size) yield all.slice(start, start + size);
  }
}

function fillUp(values: readonly string[]): string[] {
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return Array.from({ length: size }, (_, place) => values[place] ?? values[0]!);
}
