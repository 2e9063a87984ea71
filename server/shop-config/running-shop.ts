import * as shopConfig from "../../shop.config.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Env } from "../env.ts";

/** Returns `shop.config.ts` with what the environment decides. */
export function createRunningShop({ PAYU }: Pick<Env, "PAYU">): RunningShop {
  return { ...shopConfig, takesOnlinePayments: PAYU !== undefined };
}
