import { findViolations } from "../e2e/axe.ts";
import { fillFields, fillOrderForm, orderAndStay } from "../e2e/order-form.ts";
import { visit } from "../e2e/page-helpers.ts";
import { dollColours, test } from "./paying-shop.ts";
import { expect } from "../e2e/shop.ts";
import { submitTwice } from "../e2e/submit-twice.ts";

const doll = "/produkt/1200";
const addressOf = (colour: keyof typeof dollColours) => `${doll}?wariant=${dollColours[colour]}`;

test("a colour is found by its EAN, another is chosen, sent and ordered as that variant", async ({
  page,
  baselinker,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/szukaj?fraza=5900000001203");
  await page.getByRole("link", { name: "Lalka Hania, niebieski" }).click();
  await expect(page).toHaveURL(addressOf("niebieski"));
  const choice = page.getByRole("radiogroup", { name: "Kolor", exact: true });
  await expect(choice.getByRole("radio")).toHaveCount(6);
  await expect(choice.getByRole("radio", { name: "niebieski, 59,90 zł" })).toBeChecked();

  await page.evaluate(() => (document.body.dataset.sameDocument = ""));
  await choice.getByRole("radio", { name: "zielony" }).click();
  await expect(page).toHaveURL(addressOf("zielony"));
  await expect(choice.getByRole("radio", { name: "zielony, 49,90 zł" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Dodaj do koszyka · 49,90 zł" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "różowy, 59,90 zł, wyprzedane" })).toBeChecked();
  await expect(page.getByRole("main")).toContainText("Tego wariantu teraz nie mamy.");
  await expect(page.getByRole("button", { name: /^Dodaj do koszyka/ })).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await expect(choice.getByRole("radio", { name: "zielony" })).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
  await expect(page).toHaveTitle(/^Lalka Hania, zielony/);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  await page.goto("/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  await expect(page.getByRole("main")).toContainText("Lalka Hania, zielony");
  const email = "kolory@example.com";
  await fillOrderForm(page, { email });
  await orderAndStay(page);
  await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
  await expect
    .poll(() => baselinker.account.orders.find((order) => order.email === email)?.products)
    .toMatchObject([{ product_id: "1200", variant_id: dollColours.zielony, quantity: 1 }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("a friend's address shows the colour, and a button another one, which is ordered", async ({
    page,
    shop,
    baselinker,
  }) => {
    await page.goto(addressOf("zielony"));
    const choice = page.getByRole("radiogroup", { name: "Kolor", exact: true });
    await expect(choice.getByRole("radio", { name: "zielony" })).toBeChecked();
    await expect(page.getByRole("main")).toContainText("49,90 zł");
    await choice.getByRole("radio", { name: "niebieski" }).click();
    await page.getByRole("button", { name: "Pokaż wybrany" }).click();
    await expect(page).toHaveURL(addressOf("niebieski"));
    await expect(page.getByRole("main")).toContainText("59,90 zł");
    await page.getByRole("link", { name: "zamów przez formularz" }).click();
    await expect(page.getByRole("main")).toContainText("Lalka Hania, niebieski");
    const email = "kolor-bez-skryptow@example.com";
    await fillFields(page, { email });
    await submitTwice(page, "Zamawiam z obowiązkiem zapłaty", shop);
    await expect(page).toHaveURL(/\/zamowienie\//);
    await expect
      .poll(() => baselinker.account.orders.find((order) => order.email === email)?.products)
      .toMatchObject([{ product_id: "1200", variant_id: dollColours.niebieski, quantity: 1 }]);
  });
});
