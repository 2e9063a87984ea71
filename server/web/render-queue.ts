export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Starts one render in each turn of the event loop: whoever waits for a cached page, a probe or an
 * order's commit waits for one render, not for all that were requested at once.
 */
export function createRenderQueue() {
  const forms: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isScheduled = false;

  function startNext(): void {
    const start = forms.shift() ?? others.shift();
    isScheduled = start !== undefined;
    if (!start) return;
    start();
    setImmediate(startNext);
  }

  return {
    /** Waits until it is this request's turn. Responses to forms, such as orders, go first. */
    waitForTurn: ({ method }: Pick<Request, "method">): Promise<void> =>
      new Promise((resolve) => {
        (method === "POST" ? forms : others).push(resolve);
        if (isScheduled) return;
        isScheduled = true;
        setImmediate(startNext);
      }),
  };
}
