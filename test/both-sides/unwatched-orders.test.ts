import { syncingFeatures } from "../fixtures.ts";
import { expect, it } from "vitest";
import { createWorker } from "../../server/jobs/worker.ts";
import { createCompletionJobs } from "../../server/shop/complete-orders.ts";
import { createTestMails } from "../mails.ts";
import { minute, openOrdersWorld, status } from "./baselinker-orders.ts";

const hour = 60 * minute;
const day = 24 * hour;

it.each([
  ["is completed once it was read again", 2],
  ["stays open when its parcel came back meanwhile", 6],
])("an order that is too old to be watched %s", async (_, tracking) => {
  const world = await openOrdersWorld();
  const { placeThere, command, panel, run, timeline, store, account, clock, log } = world;
  const { order, id } = await placeThere();
  panel.book(id, order.total / 100);
  clock.now += 25 * day;
  panel.setStatus(id, status.confirmed);
  await run(4);
  const parcel = { carrier: "dpd", trackingNumber: "0000123525123U" };
  expect(await command(order.number, { kind: "dispatch", ...parcel })).toMatchObject({
    kind: "done",
  });
  await run(4);
  clock.now += 15 * day + 2 * hour;
  panel.trackPackage(account.packages[0]!.package_id, tracking);
  const now = () => clock.now;
  const right = { trustedAt: now(), newestRow: undefined, serverNow: undefined, now: now() };
  const completion = createCompletionJobs({
    store: { ...store, clock: { ...store.clock, read: async () => right } },
    mail: createTestMails(),
    features: syncingFeatures,
    days: 14,
    now,
    log,
  });
  const deps = { store, now, random: () => 0.5, log, workerId: "completion" };
  const worker = createWorker(deps, { "order-completion": completion });
  await store.jobs.schedule("order-completion", now());
  for (let look = 0; look < 3; look += 1) {
    await worker.runDueJobs();
    await run(15);
  }
  expect((await timeline(order)).completedAt !== undefined).toBe(tracking === 2);
});
