import { noFeatures } from "../../../test/fixtures.ts";
import { expect, it } from "vitest";
import { readEnv } from "../../../server/env.ts";
import { createOrderTransitions } from "../../../server/orders/transitions/order-transitions.ts";
import { createTestMails } from "../../../test/mails.ts";
import { sampleOrder } from "../../../test/fixtures.ts";
import { openTemporaryStore, recordStart, storeOrder } from "../../../test/temporary-store.ts";
import { openOwner } from "../owner.ts";
import { isPaidAtPayu } from "./payu.ts";

it("money that another command recorded meanwhile is not taken for PayU's", async () => {
  const { store, database } = await openTemporaryStore();
  await recordStart(store);
  const { number } = await storeOrder(store, sampleOrder());
  const env = readEnv({ ...database });
  const deps = { store, mail: createTestMails(), features: noFeatures, now: Date.now };
  const { apply } = createOrderTransitions(deps);
  let questions = 0;
  const orders: typeof store.orders = {
    ...store.orders,
    async findRecord(column, value) {
      questions += 1;
      if (questions === 2) await apply(number, { kind: "pay" });
      return store.orders.findRecord(column, value);
    },
  };
  const owner = await openOwner({ ...store, orders }, env);
  expect(await isPaidAtPayu(number, owner)).toBe(false);
  expect((await store.orders.findRecord("number", number))?.timeline.paidAt).toBeDefined();
});
