import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { courierForm, orderPath, submit } from "../test/app/forms.ts";
import { readPage } from "../test/app/read-page.ts";
import { runInProcess } from "../test/programs/run-command.ts";
import { openTestApp, type TestApp } from "../test/test-app.ts";
import { demoCatalogue } from "./products/demo-catalogue.ts";

/** The game of dice, of which the demo has 48. */
const diceId = "1102";

/** Orders games of dice and sets when that was. */
async function orderDice(app: TestApp, quantity: number, acceptedAt: number): Promise<void> {
  const { price } = app.shop.catalogue().product(diceId)!;
  const key = `an-order-of-${quantity}-games-of-dice`;
  await submit(app, orderPath, courierForm([{ id: diceId, quantity, price }], { key }));
  const database = new DatabaseSync(join(app.folder, "latawiec.sqlite"));
  database.prepare("update orders set accepted_at = ? where key = ?").run(acceptedAt, key);
  database.close();
}

it("reserved products return in the demo after a day, and no sooner", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const hour = 3_600_000;
  await orderDice(app, 20, Date.now() - 25 * hour);
  await orderDice(app, 6, Date.now() - 23 * hour);
  await app.shop.refreshCatalogue();
  const left = () => app.shop.catalogue().product(diceId)?.stock;
  expect(left()).toBe(22);
  await app.shop.startBackground();
  await expect.poll(left).toBe(42);
});

it("the set of a doll and its pram is packed from theirs", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const { shop } = app;
  const stockOf = (id: string) => shop.catalogue().product(id)!.stock;
  expect(demoCatalogue().product("1014")!.stock).toBe(stockOf("1014"));
  const [dolls, prams] = [stockOf("1002"), stockOf("1004")];
  const { price } = shop.catalogue().product("1014")!;
  const set = { id: "1014", quantity: 2, price };
  const key = "an-order-of-two-sets";
  const page = await submit(app, orderPath, courierForm([set], { key }));
  expect(page.status).toBe(200);
  await shop.refreshCatalogue();
  expect(["1002", "1004", "1014"].map(stockOf)).toEqual([dolls - 2, prams - 2, prams - 2]);
  expect((await readPage(await app.fetch("/produkt/1014"))).text).toContain("W zestawie");
});

it("the command line says that the demo catalogue is sold", async () => {
  const { out } = await runInProcess(["catalogue", "status"]);
  expect(out).toContain("Katalog pokazowy");
});
