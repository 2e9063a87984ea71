import { expect, test } from "vitest";
import { addNonBreakingSpaces, typeset } from "./typography.ts";

/** `~` stands for a no-break space. */
function shown(text: string): string {
  return addNonBreakingSpaces(text).replaceAll("\u00a0", "~");
}

test("a word of one letter or a short preposition never ends a line", () => {
  expect(shown("Zabawa w domu i w ogrodzie")).toBe("Zabawa w~domu i~w~ogrodzie");
  expect(shown("Ze sklepu od 0 do 36 lat")).toBe("Ze~sklepu od~0 do~36~lat");
  expect(shown("Dziękujemy za zamówienie")).toBe("Dziękujemy za zamówienie");
  expect(shown("W pudełku („z misiem”)")).toBe("W~pudełku („z~misiem”)");
});

test("a one-letter word at the end is joined to a following link", () => {
  expect(shown("Więcej piszemy w ")).toBe("Więcej piszemy w~");
});

test("a number is joined to its unit or noun", () => {
  expect(shown("24–48 h, 14 dni, 30 cm, 15,00 zł")).toBe("24–48~h, 14~dni, 30~cm, 15,00~zł");
  expect(shown("8 szt. za 40 lat")).toBe("8~szt. za~40~lat");
  expect(shown("w 24 godziny, do 24 godzin, 1 dzień, 90 minut")).toBe(
    "w~24~godziny, do~24~godzin, 1~dzień, 90~minut",
  );
  expect(shown("od 3 roku, 5 sztuk, akumulator 500 mAh, 230 V")).toBe(
    "od~3~roku, 5~sztuk, akumulator 500~mAh, 230~V",
  );
  expect(shown("3 w 1, 48 elementów, 15% zniżki, 3+ lat")).toBe(
    "3~w~1, 48~elementów, 15%~zniżki, 3+~lat",
  );
});

test("a number is not joined to a name, nor a code to what follows", () => {
  expect(shown("Zamówienie L-1001 przyjęte, Kurier48 dostawa")).toBe(
    "Zamówienie L-1001 przyjęte, Kurier48 dostawa",
  );
  expect(shown("LEGO 42100 Koparka, tom 2 Wyspa")).toBe("LEGO 42100 Koparka, tom 2 Wyspa");
});

test("a time is not joined to what follows", () => {
  expect(shown("Zamów do 11:00 w poniedziałek 30 listopada")).toBe(
    "Zamów do~11:00 w~poniedziałek 30~listopada",
  );
});

test("a date and a reference to the law stay on one line", () => {
  expect(shown("30 maja 2014 r. weszło")).toBe("30~maja 2014~r. weszło");
  expect(shown("art. 6 ust. 1 lit. b RODO")).toBe("art.~6 ust.~1 lit.~b RODO");
});

test("a dash never starts a line, and a range of numbers is unchanged", () => {
  expect(shown("To proste – naprawdę, 9:00–18:00")).toBe("To proste~– naprawdę, 9:00–18:00");
});

test("a long number and a phone number stay on one line, a postal address may break", () => {
  expect(shown("12 345,67 zł, konto 61 1090 1014 0000")).toBe(
    "12~345,67~zł, konto 61 1090 1014 0000",
  );
  expect(shown("+48 600 000 000, ul. Podniebna 7, 42-400 Zawiercie, NIP 1234563218")).toBe(
    "+48~600~000~000, ul. Podniebna 7, 42-400 Zawiercie, NIP~1234563218",
  );
});

const whole = (text: string) => typeset(text).filter((_, index) => index % 2 === 1);

test("every odd part must not break at its hyphen", () => {
  expect(typeset("Miła 3, 42-400 Żory: 2–3 dni, e-mailem")).toEqual([
    "Miła 3, ",
    "42-400",
    " Żory: ",
    "2–3\u00a0dni",
    ", ",
    "e-mailem",
    "",
  ]);
  expect(whole("pn.–pt. 9:00–18:00, NIP 123-456-32-18")).toEqual(["9:00–18:00", "123-456-32-18"]);
});

test("a text without hyphens, and a code, an address or a URL with them, is one part", () => {
  expect(typeset("Latawiec")).toEqual(["Latawiec"]);
  expect(whole("polsko-czeski, A1-2, e-mail@x.pl, sklep-2-3@x.pl, x.pl/2-3")).toEqual([]);
});
