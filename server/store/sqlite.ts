import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import type { Tables } from "./tables.ts";

const busyTimeoutMs = 10_000;

/**
 * Opens the shop's database file, and makes it when it is not there. Several processes may have it
 * open. `destroy()` closes it.
 */
export function openSqlite(path: string): Kysely<Tables> {
  mkdirSync(dirname(path), { recursive: true });
  // Orders name people: only the shop's own user may read them. SQLite gives the same mode to -wal.
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  database.exec("pragma journal_mode = wal");
  // Accepted means durable: a commit is on the disk before the customer hears of it.
  database.exec("pragma synchronous = full");
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptDatabase(database) }) });
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the cause.
      if (sql === "rollback" && !database.isTransaction) return silentStatement;
      // Taking the write lock at once spares a transaction from failing half-way.
      return adaptStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) =>
      statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row })),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

const silentStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
