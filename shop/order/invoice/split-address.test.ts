import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitAddress } from "./split-address.ts";

const streets = fc.constantFrom(
  "ul. Długa 1/2",
  "al. Jana Pawła II 12A/3",
  "Rynek 1",
  "ul. 3 Maja 5 lok. 7",
  "pl. Wolności",
  "os. Słoneczne 3",
  "Krakowska 10-12",
  "ulica Polna 4",
  "Nowa Wieś 12",
);
const codes = fc.constantFrom("00-950", "PL-00-950", "00 - 950");
const cities = fc.constantFrom("Warszawa", "Bielsko-Biała", "Nowy Sącz", "Łódź", "Zawiercie");
const separators = fc.constantFrom(", ", ",", "; ", " / ", " | ", " ,");

describe("the parts of an address", () => {
  it("are found in every order", () => {
    fc.assert(
      fc.property(streets, codes, cities, separators, (street, code, city, separator) => {
        const orders = [
          [street, `${code} ${city}`],
          [`${code} ${city}`, street],
          [street, `${city} ${code}`],
          [`${city} ${code}`, street],
          [street, code, city],
          [city, street, code],
        ];
        for (const parts of orders) {
          const expected = { street, postalCode: "00-950", city };
          expect(splitAddress(parts.join(separator))).toEqual(expected);
        }
      }),
    );
  });

  it.each([
    ["ul. Długa 1 00-950 Warszawa", "ul. Długa 1", "00-950", "Warszawa"],
    ["UL. DŁUGA 1 00-950 WARSZAWA", "UL. DŁUGA 1", "00-950", "WARSZAWA"],
    ["00-950 Warszawa ul. Długa 1", "ul. Długa 1", "00-950", "Warszawa"],
    ["ul. Długa 1 Warszawa 00-950", "ul. Długa 1", "00-950", "Warszawa"],
    ["ul. Długa 1/2/00-950 Warszawa", "ul. Długa 1/2", "00-950", "Warszawa"],
    ["ul. Długa 1, 00 950 Warszawa", "ul. Długa 1", "00-950", "Warszawa"],
    ["ul. Długa 1, 00950 warszawa", "ul. Długa 1", "00-950", "warszawa"],
    ["ul. Długa 1, 00-950 Warszawa, Polska", "ul. Długa 1", "00-950", "Warszawa"],
    ["ul. Długa 10-120, 00-950 Warszawa", "ul. Długa 10-120", "00-950", "Warszawa"],
    ["ul. Długa 1, 00-950 Warszawa 40", "ul. Długa 1", "00-950", "Warszawa 40"],
    ["Nowa Wieś 12, 42-400 Zawiercie", "Nowa Wieś 12", "42-400", "Zawiercie"],
    ["42-400 Nowa Wieś 12", "Nowa Wieś 12", "42-400", "Nowa Wieś"],
    ["Nowa Wieś, 42-400 Nowa Wieś", "Nowa Wieś", "42-400", "Nowa Wieś"],
    ["ul. Długa 1, 00-950 Warszawa, I piętro", "ul. Długa 1, I piętro", "00-950", "Warszawa"],
    ["00-950 Warszawa", "", "00-950", "Warszawa"],
    ["skrytka 7, Nowy Sącz", "skrytka 7, Nowy Sącz", "", ""],
    ["skrytka 12345", "skrytka 12345", "", ""],
    ["", "", "", ""],
  ])("are found in „%s”", (text, street, postalCode, city) => {
    expect(splitAddress(text)).toEqual({ street, postalCode, city });
  });

  it("have every letter and digit of it", () => {
    const lettersOf = (text: string) =>
      Array.from(text.replaceAll(/[^\p{L}\p{N}]/gu, "")).toSorted();
    const words = fc.constantFrom(
      "ul.",
      "Długa",
      "1",
      "/",
      ",",
      "00-950",
      "12 345",
      "Łódź",
      "-",
      "w",
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(" ");
        const { street, postalCode, city } = splitAddress(text);
        const found = lettersOf(street + postalCode + city).join("");
        for (const letter of lettersOf(text)) expect(found).toContain(letter);
        expect(found.length).toBeGreaterThanOrEqual(lettersOf(text).length);
      }),
    );
  });
});
