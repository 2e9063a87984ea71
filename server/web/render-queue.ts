export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Starts one render in each turn of the event loop: whoever waits for a cached page, a probe or an
 * order's commit waits for one render, not for all that were requested at once. Every second one is
 * of those that go first, however many these are.
 */
export function createRenderQueue() {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isScheduled = false;
  let wasFirst = false;

  function startNext(): void {
    wasFirst = first.length > 0 && !(wasFirst && others.length > 0);
    const start = (wasFirst ? first : others).shift();
    isScheduled = start !== undefined;
    if (!start) return;
    start();
    setImmediate(startNext);
  }

  return {
    waitForTurn: (goesFirst = false): Promise<void> =>
      new Promise((resolve) => {
        (goesFirst ? first : others).push(resolve);
        if (isScheduled) return;
        isScheduled = true;
        setImmediate(startNext);
      }),
  };
}
