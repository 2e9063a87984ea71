import { expect, it } from "vitest";
import { createPersonalCode } from "../../../shop/newsletter/newsletter.ts";
import { sampleOrder } from "../../../test/fixtures.ts";
import { openOrdersWorld, status } from "../../../test/both-sides/baselinker-orders.ts";
import { renderMail } from "../../../test/render-email.ts";

const code = "LATAWIEC-7K3F9Q";

it.each([
  ["whose code another one has used meanwhile is told", true],
  ["whose code nobody has used is not", false],
])("an order taken back in BaseLinker %s", async (_, used) => {
  const world = await openOrdersWorld();
  const { place, placeThere, panel, run, mails, listMails, timeline, store, clock } = world;
  await store.codes.add(createPersonalCode(code, 15), clock.now);
  const line = { ...sampleOrder().lines[0]!, productId: "1001", quantity: 1, discount: 1500 };
  const discounted = { discount: { code, amount: 1500 }, lines: [line] };
  const { order, id } = await placeThere(discounted);
  panel.setStatus(id, status.cancelled);
  await run(4);
  if (used) await place(discounted);
  panel.setStatus(id, status.confirmed);
  await run(4);
  expect((await timeline(order)).confirmedAt).toBeDefined();
  const differs = used ? ["order-differs"] : [];
  expect((await mails(order)).toSorted()).toEqual([
    "order-cancelled",
    "order-confirmed",
    ...differs,
    "order-reopened",
  ]);
  const told = (await listMails(order)).find(({ kind }) => kind === "order-differs");
  expect(told ? renderMail(told).text.includes(`kod ${code}`) : false).toBe(used);
});
