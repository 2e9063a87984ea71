import { fillOrderForm, leaveConfirmation, orderAndStay } from "../e2e/order-form.ts";
import { storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

test("the next order's form is filled only after the tick, and one button forgets", async ({
  page,
}) => {
  const name = page.getByLabel("Imię i nazwisko");
  const box = page.getByRole("checkbox", { name: "Zapamiętaj moje dane na tym urządzeniu" });
  const forget = page.getByRole("button", { name: "Zapomnij moje dane" });
  const stored = () => page.evaluate(() => localStorage.getItem("latawiec-person"));
  const order = async (remember: boolean) => {
    await storeCart(page, { 1102: 1 });
    await visit(page, "/kontakt?koszyk=true");
    await fillOrderForm(page, { email: "pamiec@example.com" });
    await box.setChecked(remember);
    await orderAndStay(page);
    await expect(page.getByRole("region", { name: /^Dziękujemy za zamówienie/ })).toBeVisible();
    const person = await stored();
    await leaveConfirmation(page);
    return person;
  };
  expect(await order(false)).toBeNull();
  expect(await order(true)).toContain("pamiec@example.com");

  await visit(page, "/kontakt?koszyk=true");
  await expect(box).toBeChecked();
  await expect(page.getByLabel("E-mail")).toHaveValue("pamiec@example.com");
  await expect(page.getByLabel("Miasto")).not.toHaveValue("");
  await page.getByLabel("Miasto").fill("Kielce");
  await forget.click();
  await expect(name).toHaveValue("");
  await expect(name).toBeFocused();
  await expect(forget).toBeHidden();
  expect(await stored()).toBeNull();
  await visit(page, "/kontakt?koszyk=true");
  await expect(box).not.toBeChecked();
  await expect(page.getByLabel("E-mail")).toHaveValue("");
});

test("nothing moves when the script that remembers arrives late", async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/form-extras/, async (route) => {
    await arrival;
    await route.continue();
  });
  await visit(page, "/kontakt?koszyk=true");
  const button = page.getByRole("button", { name: "Wyślij zapytanie" });
  const before = await button.boundingBox();
  const box = page.getByRole("checkbox", { name: "Zapamiętaj moje dane na tym urządzeniu" });
  await expect(box).toBeHidden();
  arrive();
  await expect(box).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
