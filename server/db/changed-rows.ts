import type { DeleteResult, UpdateResult } from "kysely";

type Query = { executeTakeFirstOrThrow: () => Promise<UpdateResult | DeleteResult> };

export async function countChanged(query: Query): Promise<number> {
  const result = await query.executeTakeFirstOrThrow();
  return Number("numUpdatedRows" in result ? result.numUpdatedRows : result.numDeletedRows);
}

export async function didUpdate(query: Query): Promise<boolean> {
  return (await countChanged(query)) > 0;
}
