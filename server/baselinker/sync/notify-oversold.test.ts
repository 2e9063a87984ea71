import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { openOrdersWorld, status } from "../../../test/both-sides/baselinker-orders.ts";
import { createTestMails } from "../../../test/mails.ts";
import { renderMail } from "../../../test/render-email.ts";
import { readEnv } from "../../env.ts";
import { openCatalogueSource } from "../../shop/catalogue-source.ts";
import { createWorker } from "../../jobs/worker.ts";

/** The last bear, in a shop that refreshes its catalogue. */
async function openWithLastBear() {
  const world = await openOrdersWorld({ stock: 1 });
  const { store, clock, log, baselinker, listMails } = world;
  const now = () => clock.now;
  const source = await openCatalogueSource({
    env: readEnv({
      DATA_DIR: world.database.DATA_DIR,
      BASELINKER_URL: baselinker.url,
      BASELINKER_TOKEN: baselinker.token,
      BASELINKER_WAREHOUSES: "bl_206",
    }),
    store,
    content: { makers: new Map() },
    mail: createTestMails(),
    now,
    log: pino({ level: "silent" }),
  });
  onTestFinished(async () => {
    await source.stop();
    await source.close();
  });
  const worker = createWorker(
    { store, workerId: "sync", now, random: () => 0.5, log },
    { "catalogue-sync": source.jobs()["catalogue-sync"] },
  );
  const told = async (order: Parameters<typeof listMails>[0]) =>
    (await listMails(order)).filter(({ kind }) => kind === "order-oversold").map(renderMail);
  return {
    ...world,
    told,
    /** Somebody buys the bear on a marketplace. */
    sellElsewhere: () => (baselinker.account.products.get(1001)!.stock.bl_206! -= 1),
    async refresh() {
      clock.now += 300_000;
      await worker.runDueJobs();
    },
  };
}

it("the owner is told once of an order whose toy was bought elsewhere at the same minute", async () => {
  const { placeThere, command, sellElsewhere, refresh, told, account } = await openWithLastBear();
  const { order } = await placeThere();
  await command(order.number, { kind: "confirm" });
  await command(order.number, { kind: "pay" });
  sellElsewhere();
  await refresh();
  await refresh();
  const [mail, ...more] = await told(order);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`Zamówienie ${order.number}: zabraknie zabawek`);
  expect(mail!.to).toEqual(["sklep@latawiec.example"]);
  expect(mail!.replyTo).toMatchObject({ address: order.customer.email });
  for (const text of [
    "Miś Bruno",
    "zamówiono 1 szt., brakuje 1 szt.",
    "Dzień dobry! Bardzo nam przykro",
    "oddać całą wpłatę",
    `orders cancel ${order.number}`,
    `orders refund ${order.number} --lines 1x1`,
  ])
    expect(mail!.text).toContain(text);
  account.products.get(1001)!.stock.bl_206 = 1;
  await refresh();
  const { order: next } = await placeThere();
  await refresh();
  expect(await told(next)).toEqual([]);
});

it("the owner is told of a toy that was bought elsewhere after its last piece was ordered", async () => {
  const { placeThere, sellElsewhere, refresh, told } = await openWithLastBear();
  const { order } = await placeThere();
  await refresh();
  expect(await told(order)).toEqual([]);
  sellElsewhere();
  await refresh();
  expect(await told(order)).toHaveLength(1);
});

it("an order that still waits for BaseLinker is oversold too, and told before it is there", async () => {
  const { place, run, sellElsewhere, refresh, told, store } = await openWithLastBear();
  const order = await place();
  const isWaiting = async (readAt: number) =>
    (await store.orders.listOpenLines(readAt)).map((line) => line.isWaiting);
  // Placed after the stock was read, it is looked at with the next one.
  expect(await isWaiting(order.acceptedAt)).toEqual([false]);
  expect(await isWaiting(order.acceptedAt + 1)).toEqual([true]);
  sellElsewhere();
  await refresh();
  expect(await told(order)).toHaveLength(1);
  await run(3);
  await refresh();
  expect(await told(order)).toHaveLength(1);
});

it("the last bear of the shop itself is no alarm, whatever becomes of its order", async () => {
  const { place, run, panel, account, command, refresh, told, baselinker } =
    await openWithLastBear();
  baselinker.failWith("lost", "addOrder");
  const order = await place();
  await run(0);
  await refresh();
  baselinker.failWith(undefined);
  await run(3);
  await refresh();
  panel.setStatus(account.orders[0]!.order_id, status.cancelled);
  await run(4);
  await refresh();
  panel.setStatus(account.orders[0]!.order_id, status.confirmed);
  await run(4);
  await refresh();
  await command(order.number, { kind: "complete" }, true);
  await refresh();
  expect(account.products.get(1001)!.stock.bl_206).toBe(0);
  expect(await told(order)).toEqual([]);
});

it("an earlier order of a toy that has come to have variants is not measured by its own stock", async () => {
  const { placeThere, place, command, refresh, told, account, run } = await openWithLastBear();
  const { order } = await placeThere();
  const bear = account.products.get(1001)!;
  bear.stock = { bl_206: -1 };
  account.products.set(1002, { ...bear, id: 1002, parent: 1001, stock: { bl_206: 3 } });
  await refresh();
  expect(await told(order)).toEqual([]);
  const line = { ...order.lines[0]!, productId: "1002", parentId: "1001" };
  const next = await place({ lines: [line] });
  await run(3);
  account.products.get(1002)!.stock.bl_206 = -1;
  await refresh();
  expect(await told(next)).toHaveLength(1);
  await command(order.number, { kind: "confirm" });
  await refresh();
  expect(await told(order)).toEqual([]);
});

it("an order that has left is no longer oversold", async () => {
  const { placeThere, command, sellElsewhere, refresh, told } = await openWithLastBear();
  const { order } = await placeThere();
  await command(order.number, { kind: "confirm" });
  await command(order.number, { kind: "dispatch", carrier: "dpd", trackingNumber: "X1" }, true);
  sellElsewhere();
  await refresh();
  expect(await told(order)).toEqual([]);
});
