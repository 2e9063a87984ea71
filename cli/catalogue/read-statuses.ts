import { createBaselinker } from "../../server/baselinker/client/baselinker.ts";
import { BaselinkerFailure } from "../../server/baselinker/client/failure.ts";
import { problemOf } from "../../server/baselinker/sync/result.ts";
import { connectionOptions } from "../../server/baselinker/sync/sync-options.ts";
import type { Env } from "../../server/env.ts";
import type { AccountStatus } from "../../shop/order/baselinker/warehouse-statuses.ts";

/** Asks BaseLinker for the account's statuses of orders; a problem in Polish where it cannot. */
export async function readStatuses(
  env: Env,
  token: string,
): Promise<{ statuses: AccountStatus[] } | { problem: string }> {
  const options = { ...connectionOptions(env, token), acquireCall: async () => {} };
  try {
    return { statuses: await createBaselinker(options).orderStatuses() };
  } catch (error) {
    if (!(error instanceof BaselinkerFailure)) throw error;
    return { problem: problemOf(error) };
  }
}
