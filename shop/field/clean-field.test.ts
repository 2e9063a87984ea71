import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanField } from "./clean-field.ts";

const texts = ["message", "dedication", "items"];
const words = ["name", "company", "city", "giftName"];
const addresses = ["address", "giftAddress", "invoiceAddress", "recipient"];
const codes = ["email", "phone", "postalCode", "nip", "locker", "code", "number", "orderNumber"];
const all = [...texts, ...words, ...addresses, ...codes];

describe("a field", () => {
  it.each(["name", "company", "city", "recipient"])("of one line is cleaned: %s", (name) => {
    const typed = " \u202a„Anna\u00a0Now\u00adak‑Ży\u200bła\u0301”\u200f\r\n";
    expect(cleanField(name, typed)).toBe("Anna Nowak-Żyłá");
    expect(cleanField(name, "Maria Nowak – Żyła")).toBe("Maria Nowak - Żyła");
    expect(cleanField(name, "Przedszkole „Bajka”")).toBe("Przedszkole „Bajka”");
    expect(cleanField(name, "„Miś” i „Bajka”")).toBe("„Miś” i „Bajka”");
    expect(cleanField(name, "\u200b\ufe0f\u00ad")).toBe("");
  });

  it.each(texts)("of words keeps its dashes, quotes and emoji: %s", (name) => {
    const typed = "„Sto lat – Zosiu!”\n👩‍👩‍👧‍👦 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👍🏽";
    expect(cleanField(name, `\u200f${typed}\u00a0\u202c`)).toBe(typed);
  });

  it.each(addresses)("of an address has commas where it had lines: %s", (name) => {
    const typed = "ul. Długa 1–3,\r\n\u200b\r\n00-950\u00a0Warszawa\n";
    expect(cleanField(name, typed)).toBe("ul. Długa 1-3, 00-950 Warszawa");
  });

  it.each([
    "12345",
    " 12 345",
    "12-345",
    "12–345",
    "PL-12345",
    "PL 12 345",
    "１２３４５",
    "12.345.",
  ])("of a postal code reads %j as 12-345", (typed) => {
    expect(cleanField("postalCode", typed)).toBe("12-345");
    expect(cleanField("giftPostalCode", typed)).toBe("12-345");
  });

  it.each(["SW1A 1AA", "1234", "123456", "12-345 Łódź", "D-10115", ""])(
    "of a postal code leaves %j as it is",
    (typed) => expect(cleanField("postalCode", typed)).toBe(typed),
  );

  it.each([
    ["nip", "NIP: PL 525-22.48/481", "5252248481"],
    ["nip", "nie mam", "nie mam"],
    ["locker", " zaw 01a ", "ZAW01A"],
    ["locker", "pop–waw 722", "POP-WAW722"],
    ["locker", "ten koło Żabki", "TEN KOŁO ŻABKI"],
    ["code", "latawiec–7k\u200b3f9q", "LATAWIEC-7K3F9Q"],
    ["number", "1042", "L-1042"],
    ["number", "nr l–1042", "L-1042"],
    ["number", "zamówienie numer: L/1042", "L-1042"],
    ["orderNumber", "L‑1042", "L-1042"],
    ["orderNumber", "L-1001, L-1002", "L-1001, L-1002"],
    ["orderNumber", "z października", "z października"],
  ])("%s reads %j as %s", (name, typed, clean) => {
    expect(cleanField(name, typed)).toBe(clean);
  });
});

/** What people paste, and what no one would. */
const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...Array.from(" \u00a0\u200b\u200d\u00ad\ufe0f\u202a\u2066\t\n-–‑−.,;:/\"'„”<>()@+"),
        ),
        fc.constantFrom(..."a Ł o\u0301 7 ００ tel: mailto: +48 PL NIP".split(" "), "nr L"),
        fc.constantFrom("👩‍👧", "❤️", "´", "anna@poczta.pl", "00-950", "600 000 000", "ul. "),
      ),
    )
    .map((parts) => parts.join("")),
);

function lettersOf(text: string): string {
  const visible = text.toWellFormed().replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.normalize("NFD").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Checks each of the fields with each text. */
function check(
  names: readonly string[],
  expectOf: (clean: string, text: string, name: string) => void,
) {
  fc.assert(
    fc.property(typed, (text) => {
      for (const name of names) expectOf(cleanField(name, text), text, name);
    }),
  );
}

describe("cleaning", () => {
  it("twice is cleaning once", () => {
    check(all, (clean, _text, name) =>
      expect([name, cleanField(name, clean)]).toEqual([name, clean]),
    );
  });

  it("removes no letter or digit of words", () => {
    check([...texts, ...words, ...addresses], (clean, text) =>
      expect(lettersOf(clean)).toBe(lettersOf(text)),
    );
  });

  it("removes of the letters and digits of a code its prefix alone", () => {
    const prefix = /^(?:TEL|TELEFON|MAILTO|PL|NIP|NR|ZAMÓWIENIE|NUMER|L)+/;
    const read = (text: string) =>
      lettersOf(text.normalize("NFKC").toLocaleUpperCase("pl")).replace(prefix, "");
    check(codes, (clean, text) => expect(read(clean)).toBe(read(text)));
  });

  it("leaves nothing invisible, and no space at the edges", () => {
    check(all, (clean) => {
      expect(clean.trim()).toBe(clean);
      expect(clean).not.toMatch(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/u);
      expect(clean.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    });
  });
});
