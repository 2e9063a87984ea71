import { expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { openTemporaryStore, storeOrder } from "../../../test/temporary-store.ts";
import { queueMails } from "./emails.ts";

it("no mail of an erased order is queued for its customer, and the owner's is", async () => {
  const { db, store } = await openTemporaryStore();
  const erased = sampleOrder({ customer: { ...sampleCustomer, email: "" } });
  const order = await storeOrder(store, erased);
  const mail = createTestMails();
  const mails = [
    mail("order-invoiced", { order, timeline: {} }, 1),
    mail("order", { order, toCustomer: false }, 1),
  ];
  await queueMails(db, mails, 1, order.id);
  const kinds = await db.selectFrom("emails").select("kind").orderBy("kind").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["order"]);
});
