import { expect, it, onTestFinished } from "vitest";
import { deliveryOptions } from "../../shop.config.ts";
import { openFakeBaselinker } from "../../test/fakes/baselinker/baselinker.ts";
import type { WarehouseStatuses } from "../../shop/order/baselinker/warehouse-statuses.ts";
import { createBaselinker } from "../baselinker/client/baselinker.ts";
import { checkOrderStatuses } from "./order-statuses.ts";

const mapped = {
  confirmed: "Do realizacji",
  dispatched: "Wysłane",
  ready: 4,
  completed: "Zrealizowane",
  cancelled: "Anulowane",
};

async function openDoctor() {
  const fake = await openFakeBaselinker();
  onTestFinished(fake.close);
  const { url, token, now, account } = fake;
  const wait = async () => {};
  const baselinker = createBaselinker({ url, token, now, wait, fetch, acquireCall: wait });
  const check = async (warehouseStatuses: WarehouseStatuses | undefined, statusId = 1) => {
    const config = { warehouseOrders: { statusId }, warehouseStatuses, deliveryOptions };
    const findings = await checkOrderStatuses(baselinker, config);
    return findings.map(({ level, text }) => `${level}: ${text}`);
  };
  return { account, check };
}

it("asks for the statuses, names those that do not exist and steps without one", async () => {
  const { account, check } = await openDoctor();
  account.orderJournal = [{ log_id: 1, log_type: 1, order_id: 1, object_id: 0, date: 2 ** 31 }];
  expect(await check(undefined)).toEqual(["warning: Sklep nie słyszy, co się tam z nimi dzieje"]);
  expect(await check({ ...mapped, completed: ["Gotowe", 5], cancelled: undefined })).toEqual([
    "bad: warehouseStatuses: nie ma statusu „Gotowe”",
    "warning: warehouseStatuses: bez statusu są cancelled",
  ]);
  expect(await check(mapped)).toEqual(["good: Wszystkie kroki mają statusy"]);
});

it("says how to switch the order journal on", async () => {
  const { check } = await openDoctor();
  expect((await check(mapped)).at(-1)).toContain("Dziennik zdarzeń jest wyłączony");
});
