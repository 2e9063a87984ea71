import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  Kysely,
  SqliteDialect,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import type { Database, Tables } from "../schema.ts";

const busyTimeoutMs = 10_000;
const busyRetryMs = 2;
const maxPrepared = 100;

export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Orders contain personal data: only the shop's user may read them. SQLite copies the mode to
  // -wal.
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  database.exec("pragma journal_mode = wal");
  // Accepted means durable: a commit is on the disk before the customer hears of it.
  database.exec("pragma synchronous = full");
  // SQLite would block the whole process while waiting; retries are asynchronous instead.
  database.exec("pragma busy_timeout = 0");
  const dialect = new SqliteDialect({
    database: adaptDatabase(database),
    onCreateConnection: async (connection) => retryWhileBusy(connection),
  });
  return new Kysely<Tables>({ dialect });
}

function retryWhileBusy(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    for (const until = Date.now() + busyTimeoutMs; ; await pause(busyRetryMs)) {
      try {
        return await execute(query, options);
      } catch (error) {
        if (!isBusy(error) || query.sql.startsWith("pragma") || Date.now() > until) throw error;
      }
    }
  };
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite rolls back by itself on a full disk; a second rollback would hide the cause.
      if (sql === "rollback" && !database.isTransaction) return noopStatement;
      // Takes the write lock at once, so that a transaction cannot fail half-way.
      const statement =
        prepared.get(sql) ??
        adaptStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (prepared.size >= maxPrepared) prepared.clear();
      prepared.set(sql, statement);
      return statement;
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

const noopStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
