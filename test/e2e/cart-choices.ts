import type { Page } from "@playwright/test";
import { spaced } from "./hydration.ts";

/** The drawer of the cart, its choices and its sums. */
export const drawer = (page: Page) => page.getByRole("dialog", { name: "Koszyk" });

export const radio = (page: Page, name: RegExp) => drawer(page).getByRole("radio", { name });

export const rows = async (page: Page) =>
  (await drawer(page).locator("dl > div").allTextContents()).map(spaced);

export const deliveries: [id: string, name: RegExp, price: string, grosze: number][] = [
  ["kurier", /^Kurier 1–2\sdni robocze 15,00\szł$/, "15,00 zł", 1500],
  ["inpost", /^Paczkomat InPost 1–2\sdni robocze 12,00\szł$/, "12,00 zł", 1200],
  ["pocztex", /^Pocztex Kurier48 dostawa następnego dnia 14,00\szł$/, "14,00 zł", 1400],
  ["odbiór", /^Odbiór osobisty ul. Wietrzna 12, Gdańsk Gratis$/, "Gratis", 0],
];

export const payments: [id: string, name: RegExp, fee: number][] = [
  ["przelew", /^Przelew tradycyjny bez dodatkowych opłat 0\szł$/, 0],
  ["payu", /^PayU karta, BLIK i\sszybkie przelewy, bez dodatkowych opłat 0\szł$/, 0],
  ["pobranie", /^Płatność przy odbiorze .*\+10,00\szł$/, 1000],
];
