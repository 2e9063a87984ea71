export function createPoller(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const poll = () => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined));
  };
  return {
    start(): void {
      timer ??= setInterval(poll, everyMs).unref();
      poll();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
    isRunning: () => timer !== undefined,
  };
}
