type UpdateQuery = { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> };

/** Runs the update; false if no row matched. */
export async function didUpdate(query: UpdateQuery): Promise<boolean> {
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
