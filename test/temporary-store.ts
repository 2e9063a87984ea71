import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { migrate } from "../server/store/migrate.ts";
import { openSqlite } from "../server/store/sqlite.ts";
import { createStore } from "../server/store/store.ts";

/** An empty folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real database file of the shop. */
export async function openTemporaryStore(path = join(temporaryFolder(), "shop.sqlite")) {
  const db = openSqlite(path);
  await migrate(db);
  const store = createStore(db);
  onTestFinished(() => store.close());
  return { db, store, path };
}

let ids = 0;

/** Ids in the order of their making, so that a test can name them. */
export function nextId(): string {
  ids += 1;
  return `id-${ids}`;
}
