import { runCommand } from "../programs/run-command.ts";
import { findViolations } from "../e2e/axe.ts";
import { fillOrderForm, orderAndStay } from "../e2e/order-form.ts";
import { putIntoCart, visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

test("the code of a link waits for the order; a wrong one says why and loses nothing", async ({
  page,
  shop,
}) => {
  const add = ["codes", "add", "LATO", "--percent", "10"];
  const environment = { DATA_DIR: shop.folder, ORIGIN: shop.origin };
  expect(await runCommand(add, environment)).toMatchObject({ code: 0 });
  await page.goto("/?kod=lato");
  await expect(page.getByText("Kod LATO czeka w koszyku.")).toBeVisible();
  await putIntoCart(page, "/produkt/1102");
  await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
  const code = page.getByRole("textbox", { name: "Kod rabatowy" });
  await expect(code).toHaveValue("LATO");
  await expect(summary).toContainText(/Rabat−3,49\szł/);
  await fillOrderForm(page, { email: "rabat@example.com" });

  await code.fill("ZIMA");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/kod/i);
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(summary).not.toContainText("Rabat");
  expect(await findViolations(page)).toEqual([]);
  await code.fill("lato ");
  await page.getByRole("button", { name: "Użyj kodu" }).click();
  await expect(summary).toContainText(/Razem46,41\szł/);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("rabat@example.com");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
  await orderAndStay(page);
  await page.getByRole("link", { name: "Zobacz zamówienie" }).click();
  await expect(page).toHaveURL(/\/zamowienie\//);
  await expect(page.getByRole("main")).toContainText(/Rabat.*−3,49\szł/);
});
