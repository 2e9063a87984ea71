import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../test/fixtures.ts";
import { extendFeatureNames, isUnfitForInfants, missingSafetyData, safetyOf } from "./safety.ts";

describe("the age that a product suits", () => {
  it.each([
    [{ Wiek: "3-6 lat" }, 36, 72],
    [{ Wiek: "od 3 lat", "Do kiedy bawi": "do 8 lat" }, 36, 96],
    [{ Wiek: "1+", Ostrzeżenia: "Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy." }, 36],
    [{ Wiek: "5+", Ostrzeżenia: "Nieodpowiednie dla dzieci w wieku poniżej 8 lat." }, 96],
    [{ Ostrzeżenia: "Nieodpowiednie dla dzieci w wieku 0-3 lat." }, 36],
    [{ Wiek: "6+", Ostrzeżenia: "Nieodpowiednie dla dzieci poniżej 3 lat." }, 72],
    [{}, undefined],
  ] as [Record<string, string>, number | undefined, number?][])(
    "of %o is never what a warning forbids",
    (features, ageFrom, ageTo) => {
      const safety = safetyOf(features, undefined);
      expect([safety.ageFrom, safety.ageTo]).toEqual([ageFrom, ageTo]);
    },
  );
});

describe("safety data", () => {
  it("is read from the features that the configuration names first", () => {
    const features = { Marka: "Dębowy Konik", Producent: "Import", "Dla dzieci od": "5 lat" };
    const names = extendFeatureNames({ maker: ["Marka"], age: ["Dla dzieci od"] });
    expect(safetyOf(features, undefined, new Map(), names)).toMatchObject({
      manufacturer: { name: "Dębowy Konik" },
      ageFrom: 60,
    });
    expect(safetyOf(features, undefined).manufacturer!.name).toBe("Import");
  });

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
