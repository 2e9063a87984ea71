import { expect, test } from "vitest";
import { createSlug } from "./normalize.ts";

test("a slug has no diacritics, not even the Polish ł", () => {
  expect(createSlug("Nasza misja")).toBe("nasza-misja");
  expect(createSlug("Źdźbło, Żółw i Łódź")).toBe("zdzblo-zolw-i-lodz");
});

test("other characters become single hyphens, without any at the ends", () => {
  expect(createSlug("1. Kto sprzedaje – i co znaczą słowa?")).toBe(
    "1-kto-sprzedaje-i-co-znacza-slowa",
  );
  expect(createSlug("„Lalki, domki, wózki”")).toBe("lalki-domki-wozki");
});
