import { callBaselinker } from "../../server/baselinker/client/call.ts";
import { BaselinkerFailure } from "../../server/baselinker/client/failure.ts";
import { createReadingCalls } from "../../server/baselinker/client/order-calls.ts";
import { problemOf } from "../../server/baselinker/sync/result.ts";
import { connectionOptions } from "../../server/baselinker/sync/sync-options.ts";
import type { Env } from "../../server/env.ts";
import type { AccountStatus } from "../../shop/order/baselinker/warehouse-statuses.ts";

/**
 * Asks BaseLinker for the account's statuses of orders, once: the owner waits, and can ask again.
 * Returns a problem in Polish where there is no answer.
 */
export async function readStatuses(
  env: Env,
  token: string,
): Promise<{ statuses: AccountStatus[] } | { problem: string }> {
  const options = connectionOptions(env, token);
  const calls = createReadingCalls((method, parameters) =>
    callBaselinker(options, method, parameters),
  );
  try {
    return { statuses: await calls.orderStatuses() };
  } catch (error) {
    if (!(error instanceof BaselinkerFailure)) throw error;
    return { problem: problemOf(error) };
  }
}
