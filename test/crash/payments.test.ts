import { createTestMails } from "../mails.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { requestRefund } from "../../server/payments/refunds/request-refund.ts";
import { shopWithPayu, exportingFeatures } from "../fixtures.ts";
import { expireLeases, nextId } from "../temporary-store.ts";
import { openTestPayments } from "../payments.ts";
import { childEnv } from "../programs/child-env.ts";

const script = fileURLToPath(new URL("./payment-process.ts", import.meta.url));
const minute = 60_000;
const mailDeps = { shop: shopWithPayu, ordersTo: "sklep@latawiec.example", newId: nextId };
type World = Awaited<ReturnType<typeof openTestPayments>>;

/** Starts a process that shares the database; see payment-process.ts. */
function startProcess({ database, fake, origin }: World, ...args: string[]) {
  const { posId, clientId, clientSecret, secondKey, url } = fake;
  const PAYU = JSON.stringify({ origin, posId, clientId, clientSecret, secondKey, url });
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...childEnv, ...database, PAYU },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  onTestFinished(kill);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { kill, exited, nextLine: async () => String((await lines.next()).value) };
}

const openWorld = () => openTestPayments(Date.now());

/** The money that PayU has taken, and what the shop knows of, in grosze by attempt. */
async function compareSums({ fake, db }: World) {
  const facts = db.selectFrom("payment_facts").select(["reference", "amount"]);
  const known = await facts.where("kind", "=", "payment-completed").execute();
  const taken = Object.entries(fake.account.balances())
    .filter(([, { paid }]) => paid > 0)
    .map(([reference, { paid: amount }]) => ({ reference, amount }));
  return { known, taken };
}

it.each([
  ["before PayU has the attempt", "hang"],
  ["after PayU has taken the money, before its reply arrives", "mute"],
] as const)("agrees with PayU when it is killed %s", async (_, fault) => {
  const world = await openWorld();
  const { fake, acceptOrder, advance, runDueJobs, mailKinds, timeline } = world;
  const order = await acceptOrder();
  fake.notifications.faults.delayMs = Infinity;
  fake.failWith(fault, "createOrder");
  const { kill } = startProcess(world, "start", order.id);
  await fake.reached("createOrder");
  await expect.poll(() => fake.account.orders.size).toBe(fault === "mute" ? 1 : 0);
  await kill();
  fake.failWith(undefined);
  expect(await world.facts(order)).toHaveLength(1);
  // The process that died had its own clock.
  await advance(5 * minute);
  await runDueJobs();
  const { known, taken } = await compareSums(world);
  expect(known).toEqual(taken);
  expect(taken).toHaveLength(fault === "mute" ? 1 : 0);
  expect((await timeline(order)).paidAt !== undefined).toBe(fault === "mute");
  expect(await mailKinds(order)).toEqual(fault === "mute" ? ["order-paid"] : []);
});

it.each([
  ["before the fact is stored", "fact"],
  ["between the fact and BaseLinker's job", "export"],
  ["between the fact and its mail", "mail"],
  ["after both, before the reply to PayU", "reply"],
])("stores a notification whole when it is killed %s", async (_, moment) => {
  const world = await openWorld();
  const { fake, acceptOrder, pay, advance, mailKinds, timeline, store } = world;
  const order = await acceptOrder();
  await pay(order);
  const receiver = startProcess(world, "receive", moment);
  world.forwardNotifications(`http://127.0.0.1:${await receiver.nextLine()}`);
  fake.notifications.faults.delayMs = Infinity;
  fake.pay("L-1001-1");
  fake.notifications.faults.delayMs = 0;
  fake.notify("L-1001-1", "COMPLETED");
  await fake.deliverDue();
  await receiver.exited;
  expect(fake.notifications.deliveries.map(({ http }) => http)).toEqual([503]);
  expect((await timeline(order)).paidAt !== undefined).toBe(moment === "reply");
  expect(await mailKinds(order)).toEqual(moment === "reply" ? ["order-paid"] : []);

  // PayU repeats it, now to the shop that was started again.
  world.forwardNotifications(undefined);
  await advance(minute);
  const { known, taken } = await compareSums(world);
  expect(known).toEqual(taken);
  expect(known).toHaveLength(1);
  expect(await mailKinds(order)).toEqual(["order-paid"]);
  expect(await store.jobs.health("payment-export")).toMatchObject({ waiting: 1 });
});

it.each([
  ["before PayU has the refund", "hang", "findRefunds"],
  ["after PayU has it, before its reply arrives", "mute", "refund"],
] as const)("makes a refund once when it is killed %s", async (_, fault, method) => {
  const world = await openWorld();
  const { fake, acceptOrder, pay, advance, store, now, runDueJobs } = world;
  const order = await acceptOrder();
  await pay(order);
  fake.pay("L-1001-1");
  await fake.deliverDue();
  const mail = createTestMails({ ...mailDeps, origin: world.origin });
  const request = { amount: 5000, byHand: false };
  await requestRefund(order.number, request, { store, mail, features: exportingFeatures, now });
  fake.failWith(fault, method);
  const { kill } = startProcess(world, "work");
  await fake.reached(method);
  await kill();
  fake.failWith(undefined);
  const { refunds } = fake.order("L-1001-1");
  expect(refunds).toHaveLength(fault === "mute" ? 1 : 0);

  await expireLeases(world.db);
  await advance(5 * minute);
  await runDueJobs();
  expect(refunds).toMatchObject([{ amount: 5000, extRefundId: "L-1001-R1" }]);
  fake.settleRefund(refunds[0]!.refundId, "FINALIZED");
  await fake.deliverDue();
  expect(await world.facts(order)).toContain("refund-completed L-1001-R1 5000");
  expect(fake.account.balances()["L-1001-1"]).toMatchObject({ refunded: 5000, refunding: 0 });
});
