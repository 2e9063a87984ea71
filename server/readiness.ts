import { setTimeout as pause } from "node:timers/promises";
import type { Catalogue } from "../shop/catalogue/catalogue.ts";
import type { Warehouse } from "./catalogue-source.ts";
import { overdueMs } from "./email/outbox.ts";
import type { MailTrouble } from "./db/jobs/outbox-health.ts";
import type { Store } from "./db/store.ts";

const patienceMs = 3000;

type Means = {
  store: Pick<Store, "mailTrouble">;
  catalogue: () => Catalogue;
  warehouse: Pick<Warehouse, "readiness">;
  now: () => number;
};

/** The database answers and there is something to sell; what else is wrong is told beside it. */
export async function readReadiness(means: Means) {
  const products = means.catalogue().products.length;
  const asked = await askDatabase(means);
  return { ready: asked.database && products > 0, products, ...asked };
}

async function askDatabase({ store, warehouse, now }: Means) {
  try {
    const work = Promise.all([store.mailTrouble(now() - overdueMs), warehouse.readiness()]);
    const [mail, source] = await Promise.race([work, giveUp()]);
    return { database: true, mail: describe(mail), ...(source && { warehouse: source }) };
  } catch (error) {
    const { code } = error as { code?: string };
    return { database: false, problem: `Baza danych nie odpowiada${code ? ` (${code})` : ""}.` };
  }
}

async function giveUp(): Promise<never> {
  await pause(patienceMs, undefined, { ref: false });
  throw new Error("the database takes too long");
}

/** `failed`: given up, until the owner looks at them; `waitingSince`: longer than it should. */
function describe({ failed, oldest }: MailTrouble) {
  const waitingSince = oldest && new Date(oldest.queuedAt).toISOString();
  return { failed, ...(waitingSince && { waitingSince }) };
}
