import type { Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { serialiseCart } from "../../shop/cart/stored-cart.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { fillOrderForm, orderAndStay, orderButton } from "../e2e/order-form.ts";
import { spaced } from "../e2e/hydration.ts";
import { storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

const catalogue = demoCatalogue();
const lines = ["1101", "1103", "1102"].map((id) => ({
  product: toCartProduct(catalogue.product(id)!),
  quantity: 1,
}));

const summary = (page: Page) => page.getByRole("region", { name: "Podsumowanie zamówienia" });
const totals = async (page: Page) =>
  (await summary(page).locator("dl > div").allTextContents()).map(spaced);
const notes = (page: Page) => page.getByLabel("Dodatkowe uwagi");

/** Opens the order form as the cart drawer does, with three products. */
async function openOrder(page: Page, query = "&dostawa=inpost&platnosc=przelew"): Promise<void> {
  const cart = serialiseCart({ lines, delivery: "kurier", payment: "przelew" });
  await page.addInitScript((text) => {
    localStorage.setItem("cookie-consent", "declined");
    localStorage.setItem("latawiec-cart", text);
  }, cart);
  await visit(page, `/kontakt?koszyk=true${query}`);
  await expect(summary(page)).toBeVisible();
}

test("with three products the order page is at most four phone screens long", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOrder(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(4 * 740);
});

test("a form that can no longer be rendered stays, with what was typed", async ({ page }) => {
  expectConsoleError("a broken browser");
  await openOrder(page);
  await fillOrderForm(page, { email: "zacieta@example.com" });
  await page.evaluate(() => {
    Number.prototype.toFixed = () => {
      throw new Error("a broken browser");
    };
  });
  await page.getByRole("radio", { name: /przy odbiorze/ }).click();
  await expect(page.getByRole("main").getByText("Ta część strony się zacięła")).toBeVisible();
  await expect(page.getByLabel("Miasto")).toHaveValue("Zawiercie");
  await expect(orderButton(page)).toBeVisible();
});

test("a cart too large for an order can be sent as an enquiry", async ({ page, shop }) => {
  const email = "przedszkole@example.com";
  const product = { ...lines[0]!.product, stock: 50 };
  const cart = serialiseCart({
    lines: [{ product, quantity: 21 }],
    delivery: "kurier",
    payment: "przelew",
  });
  await page.addInitScript((text) => localStorage.setItem("latawiec-cart", text), cart);
  await page.route(/koszyk\.json/, (route) => route.fulfill({ json: { products: [product] } }));
  await visit(page, "/kontakt?koszyk=true");
  const enquiry = page.getByRole("button", { name: "Wyślij jako zapytanie" });
  await expect(enquiry).toBeHidden();
  await fillOrderForm(page, { email });
  await enquiry.click();
  await expect(page.getByRole("status").filter({ hasText: "Wiadomość wysłana" })).toBeVisible();
  const [mail] = await shop.smtp.exchanged(email, 1);
  expect(mail!.text).toContain(`21 × ${product.name}`);
});

test("the form has three groups, and delivery and payment are chosen once", async ({ page }) => {
  await openOrder(page);
  const groups = page.locator("form legend");
  await expect(groups).toHaveText(["Dostawa", "Płatność", "Kontakt i adres"]);
  const delivery = page.getByRole("radiogroup", { name: "Dostawa" });
  await expect(delivery).toHaveCount(1);
  await expect(delivery.getByRole("radio", { name: /^Paczkomat InPost/ })).toBeChecked();
  await expect(page.getByRole("radiogroup", { name: "Płatność" })).toHaveCount(1);
});

test("on a wide screen the summary stays in view beside the form, with pictures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOrder(page);
  const terms = page.getByRole("checkbox", { name: /regulamin/ });
  for (const part of [page.getByLabel("Imię i nazwisko"), terms]) {
    await part.scrollIntoViewIfNeeded();
    await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
    await expect(summary(page).getByText("Razem", { exact: true })).toBeInViewport({ ratio: 1 });
  }
  const pictures = summary(page).locator("img");
  await expect(pictures).toHaveCount(lines.length);
  await expect(pictures.first()).not.toHaveJSProperty("naturalWidth", 0);
});

test("the terms stand between the total and the button, on phones too", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openOrder(page);
    const terms = (await page.getByRole("checkbox", { name: /regulamin/ }).boundingBox())!;
    const { y, height } = (await summary(page).boundingBox())!;
    const button = (await orderButton(page).boundingBox())!;
    expect(terms.y).toBeGreaterThan(y + height);
    expect(button.y - terms.y).toBeLessThan(110);
  }
});

test("for a locker the delivery is chosen before the address, which is explained", async ({
  page,
}) => {
  await openOrder(page);
  const tops = await Promise.all(
    ["Kod paczkomatu", "Adres", "Miasto"].map(
      async (name) => (await page.getByRole("textbox", { name, exact: true }).boundingBox())!.y,
    ),
  );
  const options = (await page.getByRole("radiogroup", { name: "Dostawa" }).boundingBox())!;
  expect([options.y, ...tops]).toEqual([options.y, ...tops].toSorted((one, other) => one - other));
  await expect(page.getByText("Adres jest potrzebny także przy paczkomacie")).toBeVisible();
});

test("empty notes are folded, and notes of an earlier visit are open", async ({ page }) => {
  await openOrder(page);
  await expect(notes(page)).toBeHidden();
  await page.getByText("Dodaj uwagi").click();
  await notes(page).fill("Proszę nie dzwonić przed 10.");
  await page.reload();
  await expect(summary(page)).toBeVisible();
  await expect(notes(page)).toBeVisible();
  await expect(notes(page)).toHaveValue("Proszę nie dzwonić przed 10.");
});

test("without a cart the notes are open", async ({ page }) => {
  await visit(page, "/kontakt?koszyk=true");
  await expect(notes(page)).toBeVisible();
});

test("the contact page's answers are folded below the button", async ({ page }) => {
  await openOrder(page);
  const office = page.getByRole("img", { name: /^Biuro sklepu/ });
  await expect(office).toBeHidden();
  await page.getByText("Masz pytanie?").click();
  await expect(office).toBeVisible();
  await expect(page.getByText("Czy mogę odebrać zamówienie osobiście?")).toBeVisible();
});

test("an order's page prints on one sheet, with lines, total, seller and account", async ({
  page,
}) => {
  await openOrder(page, "");
  await fillOrderForm(page, { email: "drukarka@example.com" });
  await orderAndStay(page);
  await page.getByRole("link", { name: "Zobacz zamówienie" }).click();
  await expect(page).toHaveURL(/\/zamowienie\//);
  await page.waitForLoadState();
  const sheets = (await page.pdf({ format: "A4" }))
    .toString("latin1")
    .match(/\/Type\s*\/Page[^s]/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["banner", "contentinfo", "button"] as const) {
    await expect(page.getByRole(hidden)).toHaveCount(0);
  }
  const main = page.getByRole("main");
  for (const text of [/L-\d+/, lines[1]!.product.name, "Razem z VAT", "Numer konta"]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(/^Sprzedawca: .*NIP/)).toBeVisible();
});

test("unknown and missing choices become courier and transfer, and both can be changed on the page", async ({
  page,
}) => {
  for (const query of ["", "&dostawa=golab&platnosc=muszelki", "&dostawa=&platnosc="]) {
    await test.step(`„${query}”`, async () => {
      await storeCart(page, { 1102: 1 });
      await page.goto(`/kontakt?koszyk=true${query}`);
      const choice = (group: string, name: RegExp) =>
        page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });
      await expect(choice("Dostawa", /^Kurier /)).toBeChecked();
      await expect(choice("Płatność", /^Przelew/)).toBeChecked();
      // The order is sent with what is shown.
      await expect(page.locator("input[name=delivery]")).toHaveValue("kurier");
      await expect(page.locator("input[name=payment]")).toHaveValue("przelew");
      await expect
        .poll(() => totals(page))
        .toEqual(["Produkty34,90 zł", "Dostawa15,00 zł", "Razem49,90 zł"]);
      await choice("Dostawa", /^Odbiór/).check();
      await expect
        .poll(() => totals(page))
        .toEqual(["Produkty34,90 zł", "DostawaGratis", "Razem34,90 zł"]);
    });
  }
});
