import type { Page } from "@playwright/test";
import { stopClock } from "./hydration.ts";
import { fillFields, fillOrderForm, orderAndStay, orderButton } from "./order-form.ts";
import { openCart, storeCart, visit } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";
import { submitTwice } from "./submit-twice.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Koszyk" });

test("a visitor finds a product, orders it, and shop and customer receive their mails", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Kategorie" }).first().click();
  await page.getByRole("banner").getByRole("link", { name: "Gry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gry i łamigłówki");
  await page.getByRole("link", { name: "Szachy drewniane Mały Hetman" }).click();
  await page.getByRole("button", { name: "Zwiększ ilość" }).click();
  await page.getByRole("button", { name: "Dodaj do koszyka · 259,80 zł" }).click();
  await openCart(page);
  await dialog(page)
    .getByRole("radio", { name: /InPost/ })
    .check();
  await dialog(page)
    .getByRole("radio", { name: /odbiorze/ })
    .check();
  await expect(dialog(page).locator("dl")).toHaveText(
    /Produkty259,80\szłDostawa12,00\szłOpłata za pobranie10,00\szłRazem281,80\szł/,
  );
  await dialog(page).getByRole("button", { name: "Złóż zamówienie" }).click();
  await expect(page).toHaveURL(/\/kontakt\?koszyk=true&dostawa=inpost&platnosc=pobranie$/);
  await expect(dialog(page)).toBeHidden();
  const own = "zamawiam@example.com";
  await fillOrderForm(page, { email: own, postalCode: "42400" });
  await page.getByLabel("Kod paczkomatu").fill("zaw01a");
  await expect(page.getByLabel("Dodatkowe uwagi")).toBeHidden();
  await page.getByText("Dodaj uwagi").click();
  await page.getByLabel("Dodatkowe uwagi").fill("Proszę zapakować na prezent.");
  await orderAndStay(page);
  await expect(
    page.getByRole("status").filter({ hasText: /Zamówienie L-\d+ przyjęte/ }),
  ).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect(page.getByRole("button", { name: "Koszyk, produkty: 0" })).toBeVisible();
  const mails = await shop.smtp.exchanged(own, 2);
  const toShop = mails.find(({ replyTo }) => replyTo?.[0]?.address === own)!;
  const toCustomer = mails.find(({ recipients }) => recipients.includes(own))!;
  expect(toShop.subject).toMatch(/^Nowe zamówienie ze strony/);
  expect(toShop.from?.address).toBe("sklep@latawiec.example");
  expect(toShop.recipients).toEqual(["sklep@latawiec.example"]);
  expect(toShop.text).toMatch(/Szachy drewniane Mały Hetman/);
  expect(toShop.text).toMatch(/281,80\sPLN/);
  expect(toShop.text).toContain("ZAW01A");
  expect(toShop.text).toContain("42-400 Zawiercie");
  expect(toCustomer.subject).toMatch(/^Potwierdzenie zamówienia L-\d+/);
  expect(toCustomer.attachments.map(({ filename }) => filename)).toHaveLength(3);
});

test("validation runs in order, marks each field and keeps the input", async ({ page }) => {
  await storeCart(page, { 1102: 1 });
  await visit(page, "/kontakt?koszyk=true");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
  await stopClock(page);
  await orderButton(page).click();
  const alert = page.getByRole("alert");
  await expect(
    alert.filter({ hasText: "Sprawdź poprawność wszystkich pól formularza." }),
  ).toBeVisible();
  await expect(page.getByLabel("Imię i nazwisko")).toBeFocused();
  await expect(page.getByLabel("Miasto")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Imię i nazwisko").fill("Ewa");
  await page.getByLabel("E-mail").fill("ewa@example.com");
  await page.getByLabel("Telefon").fill("600700800");
  await orderButton(page).click();
  await expect(alert.filter({ hasText: "Wypełnij wszystkie dane adresowe." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Adres", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Adres", exact: true }).fill("Leśna 1");
  await page.getByLabel("Kod pocztowy").fill("42400");
  await page.getByLabel("Miasto").fill("Zawiercie");
  await expect(page.getByLabel("Kod pocztowy")).toHaveValue("42-400");
  await orderButton(page).click();
  await expect(
    alert.filter({ hasText: "Zaakceptuj regulamin, aby złożyć zamówienie." }),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /regulamin/ })).toBeFocused();
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("Ewa");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds a product through the menu and orders it through its form", async ({
    page,
    shop,
  }) => {
    const own = "bez-skryptow-zamawiam@example.com";
    const main = page.getByRole("main");
    await page.goto("/");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Kategorie" }).click();
    await banner.getByRole("link", { name: "Gry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gry i łamigłówki");
    await page.getByRole("link", { name: "Szachy drewniane Mały Hetman" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Szachy drewniane Mały Hetman",
    );
    await page.getByRole("link", { name: "zamów przez formularz" }).click();
    await page.getByRole("spinbutton", { name: "Ilość" }).fill("2");
    await page.getByRole("radio", { name: /^Kurier/ }).check();
    await page.getByRole("radio", { name: /odbiorze/ }).check();
    await page.getByRole("button", { name: "Przelicz" }).click();
    await expect(page.getByRole("region", { name: "Podsumowanie zamówienia" })).toContainText(
      /Razem284,80\szł/,
    );
    await fillFields(page, { email: own });
    await submitTwice(page, "Zamawiam z obowiązkiem zapłaty", shop);
    await expect(page).toHaveURL(/\/zamowienie\//);
    await expect(main).toContainText(/284,80\szł/);
    const mails = await shop.smtp.exchanged(own, 2);
    expect(mails.find(({ recipients }) => recipients.includes(own))!.subject).toMatch(
      /^Potwierdzenie zamówienia L-\d+/,
    );
  });
});
