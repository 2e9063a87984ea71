import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments, sampleShop, shopWithPayu } from "../../../test/fixtures.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import type { RunningShop, Settlement } from "../../shop-config.ts";
import { renderEmailText } from "../email-text.ts";
import { createPaymentParts } from "./payment-parts.ts";

const url = "https://sklep.example/zamowienie/order-id";
const acceptedAt = Date.UTC(2026, 10, 20, 11);
const confirmedAt = acceptedAt + 3_600_000;

function render(
  settlement: Settlement,
  timeline: OrderTimeline = {},
  shop: Partial<RunningShop> = {},
  times = samplePayments[settlement].times,
) {
  const order = sampleOrder({ acceptedAt, payment: { ...samplePayments[settlement], times } });
  const parts = createPaymentParts({ order, timeline }, { ...shopWithPayu, ...shop }, url);
  return renderEmailText({ title: "", sections: [{ parts }] });
}

describe("how to pay, in an e-mail", () => {
  it("is a link to the order's page and the last moment, with PayU", () => {
    for (const text of [render("online"), render("online", { confirmedAt })]) {
      expect(text).toContain("Do zapłaty: 114,98 PLN");
      expect(text).toContain("Na zapłatę czekamy do 22 listopada 2026, godz. 12:00.");
      expect(text).toContain(`Zapłać za zamówienie:\n${url}`);
      expect(text).not.toContain("Numer konta");
    }
  });

  it("names no last moment that is not kept, or was before the mail", () => {
    const late = { confirmedAt: acceptedAt + 72 * 3_600_000 };
    expect(render("online", late)).not.toContain("czekamy");
    for (const settlement of ["online", "transfer"] as const)
      for (const timeline of [{}, { confirmedAt }])
        expect(render(settlement, timeline, {}, {})).not.toMatch(/czekamy|w ciągu/);
  });

  it("announces the owner's link without PayU", () => {
    expect(render("online", {}, sampleShop)).toContain("Gdy potwierdzimy zamówienie, wyślemy");
    const confirmed = render("online", { confirmedAt }, sampleShop);
    expect(confirmed).toContain("Link do płatności wyślemy Ci w osobnym e-mailu.");
    expect(confirmed).not.toMatch(/Zapłać|czekamy/);
  });

  it("is the account for a transfer, which is asked for by the confirmation", () => {
    expect(render("transfer")).toContain(
      `Numer konta: ${sampleShop.seller.bank.account}\nKwota: 114,98 PLN\nTytuł przelewu: L-1001`,
    );
    expect(render("transfer")).toContain(
      "O przelew prosimy, gdy potwierdzimy zamówienie. Zapłać wtedy w ciągu 10 dni.",
    );
    const confirmed = render("transfer", { confirmedAt });
    expect(confirmed).toContain("Na zapłatę czekamy do 30 listopada 2026, godz. 13:00.");
    expect(confirmed).not.toContain("prosimy");
  });

  it("has the QR code of a transfer where the account is a real one", () => {
    const bank = { name: "Bank", account: "PL61 1090 1014 0000 0712 1981 2874" };
    const seller = { ...sampleShop.seller, bank };
    const hint = "Kod QR do zeskanowania w aplikacji banku: załącznik przelew.png";
    expect(render("transfer", {}, { seller })).toContain(hint);
    expect(render("online", {}, { seller })).not.toContain("QR");
    expect(render("transfer")).not.toContain("QR");
  });
});
