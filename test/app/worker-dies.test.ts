import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { childrenOf } from "../programs/child-processes.ts";
import { runInProcess } from "../programs/run-command.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { openTemporaryStore, temporaryFolder } from "../temporary-store.ts";
import { messageForm, submit } from "./forms.ts";

/** Returns false when the connection was closed; the test's timeout covers hanging ones. */
async function visit(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(60_000);
  try {
    const response = await fetch(origin, { signal });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

it("a dead web process is replaced, and only its running requests have to be repeated", async () => {
  const shop = await startShop({ WORKERS: "2" });
  onTestFinished(shop.close);
  // The first web process answers before the second has started.
  await expect.poll(shop.log).toContain("Sklep otwarty");
  const [victim, survivor] = childrenOf(shop.pid) as [number, number];
  process.kill(victim, "SIGKILL");
  let cut = 0;
  let living: number[];
  do {
    if (!(await visit(shop.origin))) cut += 1;
    living = childrenOf(shop.pid);
  } while (living.length < 2 || living.includes(victim));
  expect(living).toContain(survivor);
  expect(cut).toBeLessThanOrEqual(1);
  const visits = Array.from({ length: 50 }, () => visit(shop.origin));
  expect(new Set(await Promise.all(visits))).toEqual(new Set([true]));

  // The database now belongs to another shop: no web process may start any more.
  const environment = { DATA_DIR: shop.folder, PORT: new URL(shop.origin).port };
  const { out } = await runInProcess(["origin", "set", "https://klocek.pl"], environment);
  expect(out).toContain("żaden jego proces, który padnie, już nie wystartuje");
  process.kill(survivor, "SIGKILL");
  const refused = "Ta baza należy do sklepu https://klocek.pl";
  await expect.poll(shop.log).toMatch(new RegExp(`"reason":"[^"]*${refused}`));
  const { store } = await openTemporaryStore(environment);
  const causes = async () => (await store.events.list("worker-died")).map(({ detail }) => detail);
  const known = ["sygnał SIGKILL", expect.stringContaining(refused)];
  await expect.poll(causes).toEqual(expect.arrayContaining(known));
});

it("mails leave while one web process sells and the other one dies at each start", async () => {
  const preload = join(temporaryFolder(), "die.mjs");
  writeFileSync(
    preload,
    `import cluster from "node:cluster"; if (cluster.worker?.id > 1) process.exit(1);`,
  );
  const shop = await startShop({ WORKERS: "2", NODE_OPTIONS: `--import=${preload}` });
  onTestFinished(shop.close);
  const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  const app = {
    fetch: (path: string, init?: RequestInit) => fetch(shop.origin + path, init),
    stamp: () => timestamp,
  };
  expect((await submit(app, "/kontakt", messageForm())).status).toBe(200);
  const mails = join(shop.folder, "mail");
  const sent = () => (existsSync(mails) ? readdirSync(mails).join() : "");
  await expect.poll(sent).toContain("-contact-");
  await expect.poll(shop.log).toContain("Web worker died");
  expect(shop.log()).not.toContain("Sklep otwarty");
  await shop.close();
  expect(shop.log()).toContain("Sklep zamknięty");
});
