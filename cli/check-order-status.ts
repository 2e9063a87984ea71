import { createBaselinker } from "../server/baselinker/client/baselinker.ts";
import { BaselinkerFailure } from "../server/baselinker/client/failure.ts";
import { problemOf } from "../server/baselinker/sync/result.ts";
import { connectionOptions } from "../server/baselinker/sync/sync-options.ts";
import type { Env } from "../server/env.ts";

type Result = { mistakes: string[]; notes: string[] };

/** Asks BaseLinker whether the status of new orders is there; an outage is no mistake. */
export async function checkOrderStatus(env: Env, statusId: number | undefined): Promise<Result> {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined || statusId === undefined) return { mistakes: [], notes: [] };
  const options = { ...connectionOptions(env, token), acquireCall: async () => {} };
  try {
    const statuses = await createBaselinker(options).orderStatuses();
    if (statuses.some(({ id }) => id === String(statusId))) return { mistakes: [], notes: [] };
    const known = statuses.map(({ id, name }) => `    ${id}  ${name}`);
    const mistake = `  my/shop.config.ts, warehouseOrders.statusId: konto nie ma statusu ${statusId}. Są:`;
    return { mistakes: [mistake, ...known], notes: [] };
  } catch (error) {
    if (!(error instanceof BaselinkerFailure)) throw error;
    return {
      mistakes: [],
      notes: [`warehouseOrders.statusId nie sprawdzono: ${problemOf(error)}`],
    };
  }
}
