import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { copyWithoutDemo } from "../copy-without-demo.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startArguments } from "../start-command.ts";
import { startShop } from "../start-shop.ts";
import { temporaryFolder } from "../temporary-store.ts";
import { courierForm, orderPath, readStored } from "./forms.ts";
import { readPage } from "./read-page.ts";

let checkout: string;
beforeAll(async () => void (checkout = await copyWithoutDemo()));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

it("a shop without demo/ and BaseLinker says in Polish which setting is missing", () => {
  const { status, stderr } = spawnSync(process.execPath, startArguments, {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: temporaryFolder() },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    "Nie można uruchomić sklepu: nie ma produktów.\n" +
      "  BASELINKER_TOKEN: podaj token konta w BaseLinkerze, bo folder demo/ został usunięty\n",
  );
  expect(status).toBe(1);
});

it("a shop without demo/ opens with BaseLinker, shows its pictures and sells", async () => {
  const baselinker = await openFakeBaselinker();
  onTestFinished(baselinker.close);
  const bear = fakeProduct(17, {
    name: "Niedźwiadek",
    category: 6,
    prices: { 105: 50 },
    stock: { bl_206: 3 },
  });
  baselinker.account.products.set(bear.id, bear);
  const settings = { BASELINKER_URL: baselinker.url, BASELINKER_TOKEN: baselinker.token };
  const shop = await startShop(settings, checkout);
  onTestFinished(shop.close);
  const open = (path: string, init?: RequestInit) => fetch(shop.origin + path, init);
  const read = async (path: string) => (await open(path)).text();

  // The cache may answer once more with the page from before the first sync.
  await expect.poll(() => read("/")).toContain(bear.name);
  await expect.poll(() => read("/kategoria/pluszaki")).toContain(bear.name);
  const page = await read("/produkt/17");
  expect(page).toContain(bear.name);
  const [own] = /\/pictures\/[\w/-]+\.avif/.exec(await read("/")) ?? [];
  expect((await open(own!)).headers.get("content-type")).toBe("image/avif");
  // Nothing is downloaded in a test; the shop shows its placeholder.
  const [picture] = /\/img\/[\da-f]{24}-640\.webp/.exec(page) ?? [];
  expect(await read(picture!)).toContain("Brak zdjęcia");

  const stamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  const form = courierForm([{ id: "17", quantity: 1, price: 5000 }], {
    stamp,
    key: "an-order-without-the-demo",
  });
  const body = new URLSearchParams(form);
  expect((await readPage(await open(orderPath, { method: "POST", body }))).text).toContain(
    "L-1001",
  );
  expect(readStored(shop.folder).orders).toHaveLength(1);
  expect(existsSync(join(checkout, "demo"))).toBe(false);
});
