type Write = () => Promise<void>;

export type PendingWrites = ReturnType<typeof createPendingWrites>;

/** Retries writes that failed, on the next flush. */
export function createPendingWrites() {
  const pending = new Set<Write>();

  async function record(write: Write): Promise<void> {
    try {
      await write();
    } catch (error) {
      pending.add(write);
      throw error;
    }
  }

  return {
    record,
    async flush(): Promise<void> {
      for (const write of pending) {
        pending.delete(write);
        await record(write);
      }
    },
  };
}
