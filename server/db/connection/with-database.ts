import type { Database } from "../schema.ts";

/** Closes the database after the work, however that ends. */
export async function withDatabase<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
