import { expect, it, vi } from "vitest";
import { minute, openOrdersWorld, status } from "../../test/both-sides/baselinker-orders.ts";
import { createTestMails } from "../../test/mails.ts";
import { createWorker } from "../jobs/worker.ts";
import { createOrderTransitions } from "../orders/transitions/order-transitions.ts";
import { createOrderJobs, orderFeatures } from "./order-jobs.ts";

vi.mock(import("../../shop.config.ts"), async (original) => ({
  ...(await original()),
  warehouseOrders: { statusId: 1 },
  warehouseStatuses: undefined,
}));

it("without a mapping of statuses nothing is read back", async () => {
  const world = await openOrdersWorld();
  const { place, store, baselinker, account, panel, clock, mails, timeline, log, wait } = world;
  account.orderJournal = [];
  const now = () => clock.now;
  const { url, token } = baselinker;
  const mail = createTestMails();
  const jobs = createOrderJobs({ store, url, token, fetch, now, wait, mail, log });
  const worker = createWorker({ store, now, random: () => 0.5, log, workerId: "shop" }, jobs);
  const run = async () => {
    for (let passed = 0; passed < 30; passed += 1) {
      await worker.runDueJobs();
      clock.now += minute;
    }
  };
  const order = await place();
  await run();
  const id = account.orders[0]!.order_id;
  panel.setStatus(id, status.sent);
  panel.addPackage(id, { courier_package_nr: "520000012345" });
  panel.issueInvoice(id, "FV 1");
  const owner = { store, mail, now, features: orderFeatures };
  await createOrderTransitions(owner).apply(order.number, { kind: "confirm" });
  await createOrderTransitions(owner).apply(order.number, { kind: "pay" });
  await run();
  const methods = baselinker.journal.map(({ method }) => method);
  expect(methods).toEqual(["addOrder", "setOrderPayment"]);
  expect(await timeline(order)).toEqual({
    confirmedAt: expect.any(Number),
    paidAt: expect.any(Number),
  });
  expect(await mails(order)).toEqual(["order-confirmed", "order-paid"]);
});
