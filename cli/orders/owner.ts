import { silentLog } from "../../server/baselinker/sync/sync-options.ts";
import { createMails, mailContext } from "../../server/email/mails.ts";
import type { Env } from "../../server/env.ts";
import { newId } from "../../server/new-id.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { createRunningShop } from "../../server/shop-config/running-shop.ts";
import { openPayments } from "../../server/shop/open-payments.ts";
import type { Store } from "../../server/db/store.ts";
import type { ShopFeatures } from "../../server/db/secrets.ts";
import { withStore } from "../run/open-store.ts";

export type Owner = Awaited<ReturnType<typeof openOwner>>;

export function withOwner<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result> {
  return withStore(async ({ store, env }) => work(await openOwner(store, env)));
}

/**
 * What the owner's changes to orders need. What follows from them is decided by the shop on this
 * database, not by the environment of the command. @throws OperatorError
 */
export async function openOwner(store: Store, env: Env) {
  await checkOrigin(store, env.ORIGIN);
  const features = await findFeatures(store);
  const { takesOnlinePayments, managesStock } = features;
  const shop = { ...createRunningShop(env), takesOnlinePayments };
  const mail = createMails({ ...mailContext(env, shop), newId });
  const now = Date.now;
  return {
    store,
    mail,
    /** Asks PayU and records what it says as the running shop does; undefined without its settings. */
    payments: openPayments({ env, mail, now, log: silentLog, store, features }),
    features,
    managesStock,
    now,
  };
}

/** Refuses to run with other settings than the shop: the mail's link would be wrong. */
async function checkOrigin(store: Store, origin: string): Promise<void> {
  const running = await store.settings.findOrigin();
  if (running === undefined || running === origin) return;
  throw new OperatorError(
    `Nic nie zmieniono. Sklep działa pod adresem ${running}, a link w e-mailu do klienta prowadziłby do ${origin}.\n` +
      "Uruchom to polecenie z tymi samymi ustawieniami co sklep: brakuje ORIGIN albo ma inną wartość.",
  );
}

async function findFeatures(store: Store): Promise<ShopFeatures> {
  const features = await store.settings.findFeatures();
  if (features) return features;
  throw new OperatorError(
    "Nic nie zmieniono. Sklep nie działał jeszcze na tej bazie, więc nie wiadomo, czy wysyła zamówienia do BaseLinkera i przyjmuje płatności przez PayU.\n" +
      "Uruchom sklep i powtórz to polecenie.",
  );
}
