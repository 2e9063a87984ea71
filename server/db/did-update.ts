type UpdateQuery = { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> };

export async function didUpdate(query: UpdateQuery): Promise<boolean> {
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
