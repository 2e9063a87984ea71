import { setTimeout as pause } from "node:timers/promises";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import { overdueMs } from "../email/email-jobs.ts";
import type { JobHealth } from "../db/jobs/job-admin.ts";
import type { Store } from "../db/store.ts";

const timeoutMs = 3000;

type Deps = {
  store: { jobs: Pick<Store["jobs"], "health"> };
  catalogue: () => Catalogue;
  source: Pick<CatalogueSource, "readiness">;
  now: () => number;
};

const maxAgeMs = 2000;

/** Anybody may ask, so each process asks the database once in two seconds at most. */
export function createReadiness(deps: Deps) {
  let latest: ReturnType<typeof readReadiness> | undefined;
  let readAt = -Infinity;
  return () => {
    const at = deps.now();
    if (latest && Math.abs(at - readAt) < maxAgeMs) return latest;
    readAt = at;
    return (latest = readReadiness(deps));
  };
}

async function readReadiness(deps: Deps) {
  const products = deps.catalogue().products.length;
  const checks = await checkDatabase(deps);
  return { ready: checks.database && products > 0, products, ...checks };
}

async function checkDatabase({ store, source, now }: Deps) {
  try {
    const work = Promise.all([store.jobs.health("email"), source.readiness()]);
    const [mail, warehouse] = await Promise.race([work, rejectAfterTimeout()]);
    return { database: true, mail: describe(mail, now()), ...(warehouse && { warehouse }) };
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
function describe({ failed, waitingSince = Infinity }: JobHealth, now: number) {
  const overdue = waitingSince <= now - overdueMs;
  return { failed, ...(overdue && { waitingSince: new Date(waitingSince).toISOString() }) };
}
