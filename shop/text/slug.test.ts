import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test("a slug has no diacritics, not even the Polish ł", () => {
  expect(slugOf("Nasza misja")).toBe("nasza-misja");
  expect(slugOf("Źdźbło, Żółw i Łódź")).toBe("zdzblo-zolw-i-lodz");
});

test("everything but letters and digits becomes one hyphen, and none stands at an end", () => {
  expect(slugOf("1. Kto sprzedaje – i co znaczą słowa?")).toBe("1-kto-sprzedaje-i-co-znacza-slowa");
  expect(slugOf("„Lalki, domki, wózki”")).toBe("lalki-domki-wozki");
});
