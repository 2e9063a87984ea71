import * as shopConfig from "../../shop.config.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Env } from "../env.ts";

export function createRunningShop({ PAYU }: Pick<Env, "PAYU">): RunningShop {
  return { ...shopConfig, takesOnlinePayments: PAYU !== undefined };
}
