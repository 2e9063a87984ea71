import { warehouseOrders } from "../../shop.config.ts";
import { createOrderUpdateMail } from "../../server/email/order-update-emails.ts";
import type { Env } from "../../server/env.ts";
import { newId } from "../../server/new-id.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { createRunningShop } from "../../server/shop-config/running-shop.ts";
import type { Store } from "../../server/db/store.ts";

/** What the owner's changes to orders need, as in the running shop. @throws OperatorError */
export async function openOwner(store: Store, env: Env) {
  await checkOrigin(store, env.ORIGIN);
  const shop = createRunningShop(env);
  return {
    store,
    shop,
    updateMail: createOrderUpdateMail({ shop, origin: env.ORIGIN, newId }),
    exported: env.BASELINKER_TOKEN !== undefined && warehouseOrders !== undefined,
    now: Date.now,
  };
}

/** Refuses to run with other settings than the shop: the mail's link would be wrong. */
async function checkOrigin(store: Store, origin: string): Promise<void> {
  const running = await store.settings.findOrigin();
  if (running === undefined || running === origin) return;
  throw new OperatorError(
    `Nic nie zmieniono. Sklep działa pod adresem ${running}, a\u00a0link w\u00a0e-mailu do klienta prowadziłby do ${origin}.\n` +
      "Uruchom to polecenie z\u00a0tymi samymi ustawieniami co sklep: brakuje ORIGIN albo ma inną wartość.",
  );
}
