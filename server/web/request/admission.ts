import { ipGroup } from "./client-ip.ts";

/** A page takes some 12 ms: another client waits 0.2 s for those of one, the last of all 2 s. */
const defaults = { maxInProgress: 160, maxPerClient: 16 };

/** Limits how many uncached responses are made at once, so that one client's flood stops no other. */
export function createAdmission({ maxInProgress, maxPerClient } = defaults) {
  const perClient = new Map<string, number>();
  let inProgress = 0;
  return {
    /**
     * Returns a status instead of doing the work while too much is in progress. Only the shop's own
     * limit is a 503: a proxy takes a server that sends several for a broken one.
     */
    async run<T>(clientIp: string, work: () => Promise<T>): Promise<T | 429 | 503> {
      const client = ipGroup(clientIp);
      const own = perClient.get(client) ?? 0;
      if (own >= maxPerClient) return 429;
      if (inProgress >= maxInProgress) return 503;
      inProgress += 1;
      perClient.set(client, own + 1);
      try {
        return await work();
      } finally {
        inProgress -= 1;
        const left = perClient.get(client)! - 1;
        if (left > 0) perClient.set(client, left);
        else perClient.delete(client);
      }
    },
  };
}
