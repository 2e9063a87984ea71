import { createSemaphore } from "../../semaphore.ts";
import { ipGroup } from "./client-ip.ts";

/** A page takes some 12 ms: another client waits 0.2 s for those of one, the last of all 2 s. */
const defaults = { maxInProgress: 160, maxPerClient: 16, maxWaiting: 48 };

type Client = { slots: ReturnType<typeof createSemaphore>; requests: number };

/**
 * Limits how many uncached responses are made at once, so that one client's flood stops no other. A
 * class behind one address that opens its pages at once waits for them.
 */
export function createAdmission({ maxInProgress, maxPerClient, maxWaiting } = defaults) {
  const clients = new Map<string, Client>();
  let inProgress = 0;

  async function runInTurn<T>(work: () => Promise<T>): Promise<T | 503> {
    if (inProgress >= maxInProgress) return 503;
    inProgress += 1;
    try {
      return await work();
    } finally {
      inProgress -= 1;
    }
  }

  return {
    /**
     * Returns a status instead of doing the work while too much is in progress. Only the shop's own
     * limit is a 503: a proxy takes a server that sends several for a broken one.
     */
    async run<T>(clientIp: string, work: () => Promise<T>): Promise<T | 429 | 503> {
      const key = ipGroup(clientIp);
      const slots = createSemaphore(maxPerClient);
      const client = clients.get(key) ?? { slots, requests: 0 };
      if (client.requests >= maxPerClient + maxWaiting) return 429;
      clients.set(key, client);
      client.requests += 1;
      try {
        return await client.slots.run(() => runInTurn(work));
      } finally {
        client.requests -= 1;
        if (client.requests === 0) clients.delete(key);
      }
    },
  };
}
