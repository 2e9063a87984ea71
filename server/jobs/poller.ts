/** Work that comes back again and again, unless the last round is still under way. */
export function createRounds(
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let underWay = false;
  const round = async () => {
    if (underWay) return;
    underWay = true;
    await work().catch(failed);
    underWay = false;
  };
  return {
    start(): void {
      timer ??= setInterval(() => void round(), everyMs);
      void round();
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
    areOn: () => timer !== undefined,
  };
}
