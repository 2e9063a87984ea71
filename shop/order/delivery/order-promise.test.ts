import { describe, expect, it } from "vitest";
import * as shopConfig from "../../../shop.config.ts";
import { sampleOrder, samplePayments, sampleShop } from "../../../test/fixtures.ts";
import { createOrderConfirmation } from "../../email/order/order-confirmation-email.ts";
import { createShopOrderEmail } from "../../email/order/new-order-email.ts";
import type { Settlement } from "../../shop-config.ts";
import { parseWarsawTime } from "../../time/warsaw-time.ts";
import { describeAcceptedOrder } from "../placing/accepted-order.ts";
import { promiseDelivery } from "./delivery-promise.ts";
import { describeNextSteps } from "../status/next-steps.ts";
import { createOrderPromise, formatArrival } from "./order-promise.ts";

const at = (text: string) => parseWarsawTime(`${text}:00`)!;
const promises = promiseDelivery(at("2026-11-23 10:00"), shopConfig);
const [courier, , pocztex, pickup] = shopConfig.deliveryOptions;
const promise = createOrderPromise(promises, courier!);
const online = { takesOnlinePayments: true };
const byHand = { takesOnlinePayments: false };

const orderWith = (settlement: Settlement) =>
  sampleOrder({ promise, payment: samplePayments[settlement] });
const arrival = (settlement: Settlement, shop = online, paidAt?: number) => {
  const timeline = paidAt === undefined ? {} : { paidAt };
  return formatArrival({ order: orderWith(settlement), timeline }, shop);
};

const wednesday = "najpóźniej w środę 25 listopada";
const afterPayment = "najpóźniej 3 dni robocze po wpłacie";

describe("the promise of an order", () => {
  it("is the chosen option's, and pickup and a doubtful clock have none", () => {
    expect(promise?.daysAfterPayment).toBe(3);
    expect(createOrderPromise(promises, pocztex!)).toMatchObject({
      deliveredBy: at("2026-11-24 12:00"),
      daysAfterPayment: 2,
    });
    expect(createOrderPromise(promises, pickup!)).toBeUndefined();
    expect(createOrderPromise(undefined, courier!)).toBeUndefined();
  });

  it("depends on the payment and on when it arrived", () => {
    expect(arrival("on-delivery")).toBe(wednesday);
    expect(arrival("transfer")).toBe(afterPayment);
    expect(arrival("online", byHand)).toBe(afterPayment);
    expect(arrival("online")).toBe(
      `${wednesday}, jeśli zapłacisz do 11:00 w poniedziałek 23 listopada, a przy późniejszej zapłacie ${afterPayment}`,
    );
    for (const settlement of ["online", "transfer"] as const) {
      expect(arrival(settlement, online, at("2026-11-23 10:59"))).toBe(wednesday);
      expect(arrival(settlement, online, at("2026-11-23 11:00"))).toBe(afterPayment);
    }
  });
});

describe("the one day", () => {
  it.each([
    ["on-delivery", wednesday],
    ["transfer", afterPayment],
  ] as const)("is told by the confirmation and both mails (%s)", (settlement, day) => {
    const order = orderWith(settlement);
    const texts = [
      describeAcceptedOrder(order, sampleShop),
      createOrderConfirmation(order, sampleShop, "https://sklep.example/zamowienie/1"),
      createShopOrderEmail(order, sampleShop),
      describeNextSteps({ order, timeline: { confirmedAt: 1 }, facts: [] }, sampleShop, String),
    ];
    for (const text of texts) {
      const json = JSON.stringify(text);
      expect(json).toContain(day);
      // Times that add up to a later day are not said beside it.
      expect(json.replaceAll(/"Czas wysyłki".*?\]\}/g, "")).not.toMatch(/24–48 h|1–3 dni robocze/);
    }
  });

  it("says whether to pay now", () => {
    const steps = (settlement: Settlement) =>
      JSON.stringify(describeAcceptedOrder(orderWith(settlement), { ...sampleShop, ...online }));
    expect(steps("transfer")).toContain("poczekaj na");
    expect(steps("online")).toContain("Zapłać od");
  });
});
