import { expect, test } from "vitest";
import { splitNameParts, splitProductName } from "./product-name.ts";

test.each([
  ["Laboratorium Bul-Bul", ["Bul-Bul"]],
  ["Pianinko Do-Re-Mi", ["Do-Re-Mi"]],
  ["Mikroskop Odkrywca 3 w 1", ["3 w 1"]],
  ["Wózek spacerowy dla lalek Bryza", ["lalek Bryza"]],
  ["Sukienka dla lalki Chaber, rozmiar 30 cm", ["lalki Chaber", "rozmiar 30 cm"]],
  ["Wieża z klocków Chwiejka, 54 klocki", ["z klocków", "54 klocki"]],
  ["Puzzle podłogowe Zielona łąka, 48 elementów", ["Zielona łąka", "48 elementów"]],
  ["Tarcza z rzutkami W Sam Środek", ["z rzutkami", "W Sam"]],
  ["Serwis do herbaty Podwieczorek, 11 części", ["11 części"]],
  ["Budzik Punktualek – nauka godzin", ["Punktualek –", "nauka godzin"]],
  ["Terenówka Kozica 4×4", ["4×4"]],
  ["Konstantynopolitańczykowianeczka-Konstantynopolitańczykowianka", []],
])("in %s these parts stay whole: %j", (name, whole) => {
  const parts = splitNameParts(name);
  expect(parts.join("")).toBe(name);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(whole);
});

test.each([
  ["Klocki konstrukcyjne Port z latarnią morską, 120 elementów", "120 elementów"],
  ["Drewniana kolejka z mostem, tunelem i wiaduktem 85 el.", "85 el."],
  ["Sukienka dla lalki Chaber z kapeluszem i torebką, rozmiar 30 cm", "rozmiar 30 cm"],
  ["Lalka szmaciana Zosia, 30 cm", ""],
  ["Owieczka Wełenka – termofor z pestkami wiśni, bez numeru", ""],
])("the end of %s is „%s”", (name, end) => {
  const parts = splitProductName(name);
  expect(parts.join("")).toBe(name);
  expect(parts[1]).toBe(end);
});
