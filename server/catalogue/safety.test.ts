import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../test/fixtures.ts";
import { isUnfitForInfants, missingSafetyData, parseAge, safetyOf } from "./safety.ts";

describe("the minimum age", () => {
  it.each([
    ["3+", 36],
    ["od 3 lat", 36],
    ["3-6 lat", 36],
    ["18 m+", 18],
    ["18m+", 18],
    ["6-12 miesięcy", 6],
    ["od 6 miesięcy", 6],
    ["1,5 roku", 18],
    ["od roku", 12],
    ["od urodzenia", 0],
    ["dla każdego", undefined],
    ["2024", undefined],
  ])("of %s is %s months", (text, months) => expect(parseAge(text)).toBe(months));
});

describe("safety data", () => {
  it("is read from features regardless of case and diacritics", () => {
    const features = {
      WIEK: "3+",
      Ostrzezenie: "Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy.",
      "Adres producenta": "ul. Tartaczna 14, Żywiec",
      "E-mail producenta": "a@b.example",
      "Osoba odpowiedzialna": "Most Import",
    };
    expect(safetyOf(features, "Dębowy Konik")).toEqual({
      ageFrom: 36,
      warnings: ["Ostrzeżenie. Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy."],
      manufacturer: {
        name: "Dębowy Konik",
        address: "ul. Tartaczna 14, Żywiec",
        email: "a@b.example",
      },
      responsiblePerson: { name: "Most Import", address: "", email: "" },
    });
    expect(safetyOf({}, undefined)).toEqual({ warnings: [] });
  });

  it("that is missing is listed", () => {
    expect(missingSafetyData(sampleProduct())).toEqual(["producent", "wiek", "EAN"]);
    const maker = { name: "A", address: "B", email: "" };
    expect(missingSafetyData(sampleProduct({ manufacturer: maker, ageFrom: 0, ean: "1" }))).toEqual(
      ["producent: e-mail"],
    );
  });

  it("keeps a product unsuitable for small children away from them", () => {
    expect(
      isUnfitForInfants(["Ostrzeżenie. Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy."]),
    ).toBe(true);
    expect(isUnfitForInfants(["Ostrzeżenie. Nieodpowiednie dla dzieci poniżej 3 lat."])).toBe(true);
    expect(isUnfitForInfants(["Ostrzeżenie. Używać pod nadzorem dorosłych."])).toBe(false);
  });
});
