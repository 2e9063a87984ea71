import { expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { openTemporaryStore, storeOrder } from "../../../test/temporary-store.ts";

it("no mail of an erased order is queued for its customer, and the owner's is", async () => {
  const { db, store } = await openTemporaryStore();
  await storeOrder(store, sampleOrder({ customer: { ...sampleCustomer, email: "" } }));
  const mail = createTestMails();
  await store.orders.change("L-1001", (record) => ({
    mails: [
      mail("order-invoiced", record, 1),
      mail("order", { order: record.order, toCustomer: false }, 1),
    ],
    now: 1,
  }));
  const kinds = await db.selectFrom("emails").select("kind").orderBy("kind").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["order"]);
});
