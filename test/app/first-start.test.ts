import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { freePort } from "../programs/free-port.ts";
import { temporaryFolder } from "../temporary-store.ts";

async function openAccount() {
  const baselinker = await openFakeBaselinker();
  onTestFinished(baselinker.close);
  baselinker.account.products.set(1001, fakeProduct(1001, { images: {} }));
  const { url: BASELINKER_URL, token: BASELINKER_TOKEN } = baselinker;
  return { baselinker, settings: { BASELINKER_URL, BASELINKER_TOKEN } };
}

/** The status of the first response that anybody gets. */
async function firstStatus(url: string): Promise<number> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response.status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a shop that may not open for a while. */
async function start(settings: Record<string, string>) {
  const PORT = String(await freePort());
  const env = { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), PORT, ...settings };
  const cwd = join(import.meta.dirname, "../..");
  const options = { cwd, env, stdio: ["ignore", "pipe", 2] } satisfies SpawnOptions;
  const shop = spawn(join(cwd, "server/node.sh"), ["server/main.ts"], options);
  let log = "";
  shop.stdout!.setEncoding("utf8").on("data", (text: string) => (log += text));
  const ended = once(shop, "exit");
  onTestFinished(async () => {
    shop.kill();
    await ended;
  });
  return { origin: `http://127.0.0.1:${PORT}`, log: () => log };
}

it("nobody gets an empty shop at the first start with BaseLinker, from either web process", async () => {
  const { baselinker, settings } = await openAccount();
  const listed = Promise.withResolvers<void>();
  baselinker.failWith({ until: listed.promise }, "getInventoryProductsList");
  const shop = await start({ ...settings, WORKERS: "2" });
  const product = `${shop.origin}/produkt/1001`;
  let answered = false;
  const first = firstStatus(product).finally(() => (answered = true));
  const waiting = () => shop.log().split("Sklep czeka z otwarciem").length - 1;
  await expect.poll(() => answered || waiting() === 2).toBe(true);
  listed.resolve();
  expect(await first).toBe(200);
  const visits = Array.from({ length: 50 }, async () => (await fetch(product)).status);
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
});

it("a shop whose token BaseLinker rejects opens all the same, without products", async () => {
  const { settings } = await openAccount();
  const shop = await start({ ...settings, WORKERS: "1", BASELINKER_TOKEN: "wrong" });
  expect(await firstStatus(`${shop.origin}/regulamin`)).toBe(200);
});
