import { describe, expect, it } from "vitest";
import { sampleShop, shopWithPayu } from "../../test/fixtures.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import { loadContent } from "./load-content.ts";
import { createPaymentConditions } from "./conditions.ts";
import { unpaidOrderVariables } from "./template-variables.ts";

const ORIGIN = "https://sklep.example";
const PAYU = { posId: "1", clientId: "1", clientSecret: "s", secondKey: "k", url: "https://payu" };
const withPayu = loadContent({ ORIGIN, PAYU });
const withoutPayu = loadContent({ ORIGIN, PAYU: undefined });

type Name = Parameters<typeof withPayu.legal>[0];
const read = (content: typeof withPayu, page: Name) =>
  content
    .legal(page)
    .html.replaceAll(/<[^>]*>/g, "")
    .replaceAll(/[\u00a0\s]+/g, " ");

const never = { reminderHours: undefined, cancelHours: undefined };
function conditionsOf(shop: RunningShop, changes: Partial<RunningShop> = {}): string[] {
  const conditions = Object.entries(createPaymentConditions({ ...shop, ...changes }));
  return conditions.filter(([, holds]) => holds).map(([name]) => name);
}

describe("the texts about payments", () => {
  it("say with PayU that orders are paid at once, and cancelled in the configured time", () => {
    const terms = read(withPayu, "regulamin");
    expect(terms).toContain("albo kodem BLIK na stronie zamówienia");
    expect(terms).toContain(
      "Przez PayU zapłacisz od razu po złożeniu zamówienia, najpóźniej w ciągu 48 godzin.",
    );
    expect(terms).not.toMatch(/link lub instrukcję|wyznaczymy odpowiedni/);
    const shipping = read(withPayu, "informacje-o-wysylce");
    expect(shipping).toContain("po upływie 3 godzin przypomnimy Ci");
    expect(shipping).toContain("Czy sklep widzi numer mojej karty?");
    expect(read(withPayu, "polityka-zwrotow")).toContain("oddajemy przez PayU");
  });

  it("say without PayU that the owner sends a link and sets the time", () => {
    const terms = read(withoutPayu, "regulamin");
    expect(terms).toContain("link lub instrukcję płatności wysyłamy e-mailem");
    expect(terms).toContain("Jeżeli nie podaliśmy takiego terminu, a zapłata nie nadejdzie");
    expect(terms).not.toMatch(/od razu po złożeniu|48 godzin/);
    const shipping = read(withoutPayu, "informacje-o-wysylce");
    expect(shipping).toContain("Przelewem zapłać w ciągu 10 dni od naszego potwierdzenia");
    expect(shipping).not.toMatch(/Przez PayU zapłać|numer mojej karty/);
  });

  it("name PayU as a recipient of what it really gets", () => {
    const person = "imię i nazwisko, e-mail, telefon, adres IP, numer, produkty i kwota";
    expect(read(withPayu, "polityka-prywatnosci")).toContain(person);
    expect(read(withoutPayu, "polityka-prywatnosci")).not.toContain(person);
  });

  it("read as sentences either way", () => {
    for (const content of [withPayu, withoutPayu])
      for (const page of legalPages)
        expect(read(content, page)).not.toMatch(/ [.,;:]|\{\{|[.,]{2} /);
  });
});

describe("the conditions", () => {
  it("tell of steps that are taken", () => {
    const online = ["payu.connected", "unpaid.online.cancel", "unpaid.online.reminder"];
    const transfer = ["unpaid.transfer.cancel", "unpaid.transfer.reminder"];
    expect(conditionsOf(shopWithPayu)).toEqual([...online, ...transfer, "unpaid.cancel"]);
    expect(conditionsOf(sampleShop)).toEqual([...transfer, "unpaid.cancel", "unpaid.undated"]);
  });

  it("tell of steps that are switched off and payments that are not offered", () => {
    const unpaidOrders = { online: never, transfer: never };
    expect(conditionsOf(shopWithPayu, { unpaidOrders })).toEqual([
      "payu.connected",
      "unpaid.undated",
    ]);
    expect(conditionsOf(shopWithPayu, { paymentOptions: [] })).toEqual([]);
  });

  it("have values where a step is taken", () => {
    const { transfer } = sampleShop.unpaidOrders;
    expect(unpaidOrderVariables({ online: never, transfer })).toEqual({
      "unpaid.transfer.cancel": "10 dni",
      "unpaid.transfer.reminder": "3 dni",
    });
  });
});
