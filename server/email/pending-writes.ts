type Write = () => Promise<void>;

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Writes outcomes down; what cannot be written is remembered until it can. */
export function createOutcomes() {
  const unwritten = new Set<Write>();

  async function record(write: Write): Promise<void> {
    try {
      await write();
    } catch (error) {
      unwritten.add(write);
      throw error;
    }
  }

  return {
    record,
    async recordRest(): Promise<void> {
      for (const write of unwritten) {
        unwritten.delete(write);
        await record(write);
      }
    },
  };
}
