import { expect, test } from "vitest";
import { splitHyphenated, splitNoBreakParts } from "./no-break-parts.ts";
import { addNonBreakingSpaces } from "./typography.ts";

/** `~` stands for a no-break space. */
function shown(text: string): string {
  return addNonBreakingSpaces(text).replaceAll("\u00a0", "~");
}

test("a one-letter word never ends a line", () => {
  expect(shown("Zabawa w domu i w ogrodzie")).toBe("Zabawa w~domu i~w~ogrodzie");
  expect(shown("W pudełku („z misiem”)")).toBe("W~pudełku („z~misiem”)");
});

test("a one-letter word at the end is joined to a following link", () => {
  expect(shown("Więcej piszemy w ")).toBe("Więcej piszemy w~");
});

test("a number is joined to its unit", () => {
  expect(shown("24–48 h, 14 dni, 30 cm, 15,00 zł")).toBe("24–48~h, 14~dni, 30~cm, 15,00~zł");
  expect(shown("8 szt. za 40 lat")).toBe("8~szt. za 40~lat");
  expect(shown("w 24 godziny, do 24 godzin, 1 dzień, 90 minut")).toBe(
    "w~24~godziny, do 24~godzin, 1~dzień, 90~minut",
  );
  expect(shown("od 3 roku, 5 sztuk, akumulator 500 mAh")).toBe(
    "od 3~roku, 5~sztuk, akumulator 500~mAh",
  );
});

test("a word that only starts like a unit is unchanged", () => {
  expect(shown("5 malin, 3 hulajnogi i 2 rowery")).toBe("5 malin, 3 hulajnogi i~2 rowery");
});

test("a date and a reference to the law stay on one line", () => {
  expect(shown("30 maja 2014 r. weszło")).toBe("30~maja 2014~r. weszło");
  expect(shown("art. 6 ust. 1 lit. b RODO")).toBe("art.~6 ust.~1 lit.~b RODO");
});

test("a dash never starts a line, and a range of numbers is unchanged", () => {
  expect(shown("To proste – naprawdę, 9:00–18:00")).toBe("To proste~– naprawdę, 9:00–18:00");
});

test("a phone number and a postal address are unchanged", () => {
  expect(shown("+48 600 000 000, ul. Podniebna 7, 42-400 Zawiercie")).toBe(
    "+48 600 000 000, ul. Podniebna 7, 42-400 Zawiercie",
  );
});

test("every odd part must not break at its hyphen", () => {
  expect(splitHyphenated("Miła 3, 42-400 Żory: 2–3 dni, e-mailem")).toEqual([
    "Miła 3, ",
    "42-400",
    " Żory: ",
    "2–3",
    " dni, ",
    "e-mailem",
    "",
  ]);
  expect(splitHyphenated("9:00–18:00")).toEqual(["", "9:00–18:00", ""]);
});

test("a text without hyphens, and a code with one, is one part", () => {
  expect(splitHyphenated("Latawiec")).toEqual(["Latawiec"]);
  expect(splitNoBreakParts("polsko-czeski, A1-2")).toEqual(["polsko-czeski, A1-2"]);
});

test("every odd part stays on one line, and its spaces are unchanged", () => {
  const parts = (text: string) => splitNoBreakParts(text).filter((_, index) => index % 2 === 1);
  expect(parts("ul. Miła 3, 42-400 Żory")).toEqual(["42-400"]);
  expect(parts("Wysyłka w ciągu 24–48 h, realizacja 2–3 dni robocze, najdalej 14 dni")).toEqual([
    "w ciągu",
    "24–48 h",
    "2–3 dni",
    "14 dni",
  ]);
  expect(parts("Gry i łamigłówki z e-maila, 2 malin, 3 zabawki")).toEqual([
    "i łamigłówki",
    "z e-maila",
  ]);
  expect(parts("Zabawa i w domu, i w 24 godziny za 15,00 zł")).toEqual([
    "i w domu",
    "i w 24 godziny",
    "15,00 zł",
  ]);
  expect(parts(`z ${"ó".repeat(21)}`)).toEqual([]);
});
