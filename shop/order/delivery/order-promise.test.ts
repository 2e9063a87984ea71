import { describe, expect, it } from "vitest";
import * as shopConfig from "../../../shop.config.ts";
import { sampleOrder, samplePayments, sampleShop, shopWithPayu } from "../../../test/fixtures.ts";
import { createOrderConfirmation } from "../../email/order/order-confirmation-email.ts";
import { createShopOrderEmail } from "../../email/order/new-order-email.ts";
import { createOrderUpdateEmail } from "../../email/order/order-update-emails.ts";
import { renderEmailText } from "../../email/email-text.ts";
import type { RunningShop, Settlement } from "../../shop-config.ts";
import { parseWarsawTime } from "../../time/warsaw-time.ts";
import { describeAcceptedOrder } from "../placing/accepted-order.ts";
import type { Order } from "../order.ts";
import { promiseDelivery } from "./delivery-promise.ts";
import { describeNextSteps } from "../status/next-steps.ts";
import { createOrderStatusView } from "../status/order-status-view.ts";
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

  const links = { status: "https://sklep.example/z", withdrawal: "https://sklep.example/o" };

  /** What the customer reads right after the order, by where. */
  function readTexts(order: Order, shop: RunningShop) {
    const status = { record: { order, timeline: {}, facts: [] }, now: order.acceptedAt };
    const view = createOrderStatusView({ ...status, answered: true }, shop);
    const rows = [...view.delivery, ...view.payment.rows].map(({ label, value }) => [label, value]);
    return {
      confirmation: describeAcceptedOrder(order, shop)
        .next.map(({ text }) => text)
        .join("\n"),
      mail: renderEmailText(createOrderConfirmation(order, shop, links.status)),
      "status page": [view.next, view.payment.note, ...rows.map((row) => row.join(": "))].join(
        "\n",
      ),
    };
  }

  const onTime = `${wednesday}, jeśli zapłacisz do 11:00 w poniedziałek 23 listopada, a przy późniejszej zapłacie ${afterPayment}`;
  const toWait = /przelewem poczekaj na potwierdzenie|O przelew prosimy, gdy potwierdzimy/;
  const toPayNow = /Zapłać od razu|Zapłać za zamówienie|Do zapłaty: 114,98/;
  const toPayLater = /Zapłacisz kurierowi|Do zapłaty przy odbiorze/;

  it.each([
    ["transfer", sampleShop, afterPayment, toWait],
    ["online", shopWithPayu, onTime, toPayNow],
    ["online", sampleShop, afterPayment, /link do płatności/i],
    ["on-delivery", sampleShop, wednesday, toPayLater],
  ] as const)(
    "is the only one on confirmation, status page and in the mail, with when to pay (%s)",
    (settlement, shop, day, whenToPay) => {
      const order = orderWith(settlement);
      for (const [place, text] of Object.entries(readTexts(order, shop))) {
        expect([place, text.split(day).length - 1]).toEqual([place, 1]);
        expect([place, text.includes(order.delivery.time)]).toEqual([place, false]);
        expect(text).toMatch(whenToPay);
      }
    },
  );

  it("is repeated when the parcel leaves, unless it has passed", () => {
    const dispatchAt = (text: string) => {
      const order = orderWith("on-delivery");
      const record = { order, timeline: { confirmedAt: 1, dispatchedAt: at(text) }, facts: [] };
      return renderEmailText(createOrderUpdateEmail("dispatched", record, sampleShop, links));
    };
    expect(dispatchAt("2026-11-23 15:00")).toContain(`Paczka u Ciebie: ${wednesday}`);
    expect(dispatchAt("2026-11-23 15:00")).not.toContain("Czas dostawy");
    expect(dispatchAt("2026-11-26 15:00")).toContain("Czas dostawy: 1–2 dni robocze");
  });
});
