import { findViolations } from "../e2e/axe.ts";
import { fillFields, fillOrderForm, orderButton } from "../e2e/order-form.ts";
import { putIntoCart, visit } from "../e2e/page-helpers.ts";
import { test } from "./paying-shop.ts";
import { submitAgain } from "../e2e/submit-twice.ts";
import { expect, expectConsoleError } from "../e2e/shop.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("an invoice for a kindergarten's payer is explained, survives a reload and reaches BaseLinker", async ({
  page,
  baselinker,
}) => {
  const email = "przedszkole@example.com";
  await putIntoCart(page, "/produkt/1102");
  await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  await fillOrderForm(page, { email });
  const wanted = page.getByRole("checkbox", { name: "Chcę fakturę na firmę lub instytucję" });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("NIP")).toHaveCount(0);
  await wanted.check();
  await field("NIP").fill("525-224-84-82");
  await field("Nazwa firmy").fill("Gmina Zawiercie");
  await expect(field("NIP")).toHaveAccessibleDescription(/Takiego NIP-u nie ma\./);
  expect(await findViolations(page)).toEqual([]);
  await field("NIP").fill("PL 525-224-84-81");
  await field("Odbiorca").fill("Przedszkole nr 3");
  await expect(field("NIP")).toHaveValue("5252248481");
  await expect(field("NIP")).not.toHaveAttribute("aria-invalid");
  await page.reload();
  await expect(wanted).toBeChecked();
  await expect(field("Nazwa firmy")).toHaveValue("Gmina Zawiercie");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
  await orderButton(page).click();
  await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
  await expect
    .poll(() => baselinker.account.orders.find((order) => order.email === email))
    .toMatchObject({
      want_invoice: 1,
      invoice_company: "Gmina Zawiercie",
      invoice_nip: "5252248481",
      invoice_address: "ul. Miła 3/4",
      invoice_city: "Zawiercie",
      user_comments: "Odbiorca na fakturze: Przedszkole nr 3",
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the toy of a link is ordered with an invoice, which reaches BaseLinker", async ({
    page,
    shop,
    baselinker,
  }) => {
    const email = "zlobek@example.com";
    expectConsoleError("400");
    await page.goto("/produkt/1102");
    await page.getByRole("link", { name: "zamów przez formularz" }).click();
    await page.getByRole("spinbutton", { name: "Ilość" }).fill("2");
    await page.getByRole("radio", { name: /^Kurier/ }).check();
    await page.getByRole("radio", { name: /^Przelew/ }).check();
    await page.getByRole("button", { name: "Przelicz" }).click();
    await expect(page).toHaveURL(/sztuk=2/);
    const total = await page.locator(".totals__row--strong .price").textContent();
    await fillFields(page, { email });
    await page.getByRole("checkbox", { name: "Chcę fakturę na firmę lub instytucję" }).check();
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await field("NIP").fill("525-224-84-82");
    await field("Nazwa firmy").fill("Gmina Zawiercie");
    await orderButton(page).click();
    await expect(page.getByRole("main")).toContainText("Takiego NIP-u nie ma.");
    await field("NIP").fill("PL 525-224-84-81");
    await field("Odbiorca").fill("Żłobek nr 1");
    await submitAgain(page, "Zamawiam z obowiązkiem zapłaty", shop);
    await expect(page).toHaveURL(/\/zamowienie\//);
    await expect(page.getByRole("main")).toContainText(total!);
    await expect
      .poll(() => baselinker.account.orders.find((order) => order.email === email))
      .toMatchObject({
        want_invoice: 1,
        invoice_company: "Gmina Zawiercie",
        invoice_nip: "5252248481",
        user_comments: "Odbiorca na fakturze: Żłobek nr 1",
        products: [{ product_id: "1102", quantity: 2 }],
      });
  });
});
