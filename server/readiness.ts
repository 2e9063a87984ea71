import { setTimeout as pause } from "node:timers/promises";
import type { Catalogue } from "../shop/catalogue/catalogue.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import { overdueMs } from "./email/outbox.ts";
import type { OutboxHealth } from "./db/jobs/outbox-health.ts";
import type { Store } from "./db/store.ts";

const timeoutMs = 3000;

type Deps = {
  store: Pick<Store, "outboxHealth">;
  catalogue: () => Catalogue;
  catalogueSource: Pick<CatalogueSource, "readiness">;
  now: () => number;
};

/** Ready when the database answers and there are products; further problems are listed. */
export async function readReadiness(deps: Deps) {
  const products = deps.catalogue().products.length;
  const checks = await checkDatabase(deps);
  return { ready: checks.database && products > 0, products, ...checks };
}

async function checkDatabase({ store, catalogueSource, now }: Deps) {
  try {
    const work = Promise.all([store.outboxHealth(now() - overdueMs), catalogueSource.readiness()]);
    const [mail, source] = await Promise.race([work, rejectAfterTimeout()]);
    return { database: true, mail: describe(mail), ...(source && { warehouse: source }) };
  } catch (error) {
    const { code } = error as { code?: string };
    return { database: false, problem: `Baza danych nie odpowiada${code ? ` (${code})` : ""}.` };
  }
}

async function rejectAfterTimeout(): Promise<never> {
  await pause(timeoutMs, undefined, { ref: false });
  throw new Error("the database takes too long");
}

/** `failed`: given up; `waitingSince`: the oldest overdue mail. */
function describe({ failed, oldest }: OutboxHealth) {
  const waitingSince = oldest && new Date(oldest.queuedAt).toISOString();
  return { failed, ...(waitingSince && { waitingSince }) };
}
