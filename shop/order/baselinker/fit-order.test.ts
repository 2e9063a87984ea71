import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleGift,
  sampleInvoice,
  sampleOrder,
  sampleShop,
} from "../../../test/fixtures.ts";
import { createShopOrderEmail } from "../../email/order/new-order-email.ts";
import { renderEmailText } from "../../email/email-text.ts";
import { fitRemarks, listUnfit, maxLengths } from "./fit-order.ts";

type Texts = { dedication?: string; recipient?: string; message?: string };

const orderOf = ({ dedication = "", recipient = "", message = "" }: Texts) =>
  sampleOrder({
    customer: { ...sampleCustomer, message },
    ...(dedication && { gift: { wrapping: 0, dedication } }),
    ...(recipient && { invoice: { ...sampleInvoice, recipient } }),
  });

describe("remarks for BaseLinker", () => {
  it("are whole where they fit", () => {
    const order = orderOf({ dedication: "Zosi", recipient: "Przedszkole", message: "Dzwonić." });
    expect(fitRemarks(order).text).toBe(
      "To prezent.\nPakowanie: na prezent, bez cen w paczce\nDedykacja: Zosi\n\nOdbiorca na fakturze: Przedszkole\n\nDzwonić.",
    );
    expect(listUnfit(order)).toEqual([]);
  });

  it("lose the dedication first", () => {
    const message = "m".repeat(200);
    const order = orderOf({ dedication: "d".repeat(300), recipient: "r".repeat(150), message });
    expect(fitRemarks(order).text).toMatch(
      /^To prezent\.\n.*\nDedykacja: w e-mailu o zamówieniu\n\nOdbiorca na fakturze: r{150}\n\nm{200}$/,
    );
    expect(listUnfit(order)).toEqual(["dedykacja"]);
  });

  it("then lose the end of the customer's note", () => {
    const message = "Proszę dzwonić. ".repeat(60).trim();
    const order = orderOf({ dedication: "d".repeat(300), recipient: "r".repeat(200), message });
    const { text } = fitRemarks(order);
    expect(text).toContain("Dedykacja: w e-mailu o zamówieniu\n");
    expect(text).toContain(`Odbiorca na fakturze: ${"r".repeat(200)}\n\nProszę dzwonić.`);
    expect(text.endsWith("… (reszta w e-mailu o zamówieniu)")).toBe(true);
    expect(listUnfit(order)).toEqual(["dedykacja", "uwagi"]);
  });

  it("always fit, with the recipient and a short dedication whole", () => {
    const words = (maxLength: number) =>
      fc
        .string({ unit: fc.constantFrom("a", "ż", " ", "🪁"), maxLength })
        .map((text) => text.trim());
    const texts = fc.record({
      dedication: fc.oneof(words(20), words(140)),
      recipient: words(100),
      message: fc.oneof(words(100), words(2000)),
    });
    fc.assert(
      fc.property(texts, (each) => {
        const { text } = fitRemarks(orderOf(each));
        expect(Array.from(text).length).toBeLessThanOrEqual(maxLengths.remarks);
        expect(text).toContain(each.recipient);
        if (each.dedication.length <= 20) expect(text).toContain(each.dedication);
      }),
    );
  });
});

describe("what BaseLinker does not get whole", () => {
  const customer = {
    ...sampleCustomer,
    name: "n".repeat(101),
    email: `${"e".repeat(150)}@poczta.pl`,
    message: "m".repeat(600),
  };
  const recipient = { ...sampleGift.recipient!, address: "ą".repeat(157) };
  const invoice = { ...sampleInvoice, address: `${"ul".repeat(80)}, 00-950 Warszawa` };
  const order = sampleOrder({
    customer,
    gift: { ...sampleGift, dedication: "", recipient },
    invoice,
  });

  it("is listed", () => {
    expect(listUnfit(order)).toEqual([
      "imię i nazwisko",
      "adres",
      "e-mail",
      "adres do faktury",
      "uwagi",
    ]);
  });

  it("stands in the mail with the order, where orders are exported", () => {
    const write = (shop: typeof sampleShop, each = order) =>
      renderEmailText(createShopOrderEmail(each, shop));
    const exporting = { ...sampleShop, warehouseOrders: { statusId: 5 } };
    expect(write(exporting)).toContain(
      "UWAGA\nZa długie, żeby zmieścić się w BaseLinkerze: imię i nazwisko, adres, e-mail, adres do faktury, uwagi. Całość jest niżej w tym e-mailu.",
    );
    expect(write(sampleShop)).not.toContain("BaseLinkerze");
    expect(write(exporting, sampleOrder())).not.toContain("BaseLinkerze");
  });
});
