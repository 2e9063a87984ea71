/** Runs work at an interval, skipping runs that would overlap. */
export function createPoller(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let polling = false;
  const poll = async () => {
    if (polling) return;
    polling = true;
    await work().catch(onError);
    polling = false;
  };
  return {
    start(): void {
      timer ??= setInterval(() => void poll(), everyMs);
      void poll();
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
    isRunning: () => timer !== undefined,
  };
}
