import { expect, test } from "vitest";
import { polishSpaces } from "./typography.ts";

/** `~` stands for a no-break space. */
function shown(text: string): string {
  return polishSpaces(text).replaceAll("\u00a0", "~");
}

test("a one-letter word never ends a line", () => {
  expect(shown("Zabawa w domu i w ogrodzie")).toBe("Zabawa w~domu i~w~ogrodzie");
  expect(shown("W pudełku („z misiem”)")).toBe("W~pudełku („z~misiem”)");
});

test("a one-letter word holds on to what follows the text, such as a link", () => {
  expect(shown("Więcej piszemy w ")).toBe("Więcej piszemy w~");
});

test("a number keeps its unit", () => {
  expect(shown("24–48 h, 14 dni, 30 cm, 15,00 zł")).toBe("24–48~h, 14~dni, 30~cm, 15,00~zł");
  expect(shown("8 szt. za 40 lat")).toBe("8~szt. za 40~lat");
});

test("a word that only begins like a unit is left alone", () => {
  expect(shown("5 malin, 3 hulajnogi i 2 rowery")).toBe("5 malin, 3 hulajnogi i~2 rowery");
});

test("a date and a reference to the law stay on one line", () => {
  expect(shown("30 maja 2014 r. weszło")).toBe("30~maja 2014~r. weszło");
  expect(shown("art. 6 ust. 1 lit. b RODO")).toBe("art.~6 ust.~1 lit.~b RODO");
});

test("a dash never begins a line, and a range of numbers is left alone", () => {
  expect(shown("To proste – naprawdę, 9:00–18:00")).toBe("To proste~– naprawdę, 9:00–18:00");
});

test("a phone number and a postal address stay as they were written", () => {
  expect(shown("+48 600 000 000, ul. Podniebna 7, 42-400 Zawiercie")).toBe(
    "+48 600 000 000, ul. Podniebna 7, 42-400 Zawiercie",
  );
});
