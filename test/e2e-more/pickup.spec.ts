import { expect, test } from "../e2e/shop.ts";
import { spaced } from "../e2e/hydration.ts";
import { fillOrderForm, leaveConfirmation, orderAndStay } from "../e2e/order-form.ts";
import { storeCart, visit } from "../e2e/page-helpers.ts";

/** Texts that only apply to delivered parcels. */
const parcelWords = /paczk|kurier|wysyłk|wysłan|wyślemy|24–48|realizacj/i;

test("an order picked up and paid on the spot mentions no courier and no dispatch", async ({
  page,
  shop,
}) => {
  await storeCart(page, { 1102: 1 });
  await visit(page, "/regulamin");
  await page.getByRole("button", { name: "Koszyk, produkt: 1" }).click();
  const drawer = page.getByRole("dialog", { name: "Koszyk" });
  await drawer.getByRole("radio", { name: /^Odbiór osobisty/ }).check();
  const onTheSpot = /^Płatność przy odbiorze gotówką lub kartą na miejscu \+10,00\szł$/;
  await drawer.getByRole("radio", { name: onTheSpot }).check();
  await expect(drawer.getByText("Odbiór osobisty po wcześniejszym umówieniu")).toBeVisible();
  await expect(drawer.getByRole("radiogroup", { name: "Płatność" })).not.toContainText(parcelWords);
  await drawer.getByRole("button", { name: "Złóż zamówienie" }).click();

  const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
  await expect(summary).toContainText("ul. Wietrzna 12, 80-001 Gdańsk");
  await expect(summary).toContainText("ustalimy z Tobą dzień i godzinę");
  await expect(summary).not.toContainText(parcelWords);
  await expect(page.getByRole("radio", { name: onTheSpot })).toBeChecked();

  const own = "odbieram@example.com";
  await fillOrderForm(page, { email: own, postalCode: "42400" });
  await orderAndStay(page);

  const mails = await shop.smtp.exchanged(own, 2);
  for (const { text } of mails) expect(text).not.toMatch(parcelWords);
  const toCustomer = mails.find(({ recipients }) => recipients.includes(own))!;
  expect(toCustomer.text).toContain("Przy odbiorze zapłacisz 44,90");
  const [statusUrl] = /http\S+\/zamowienie\/\S+/.exec(toCustomer.text ?? "")!;
  await leaveConfirmation(page);
  await page.goto(statusUrl);
  const main = page.getByRole("main");
  const status = spaced(await main.innerText());
  expect(status).toContain("ul. Wietrzna 12, 80-001 Gdańsk");
  expect(status).toContain("po wcześniejszym umówieniu");
  expect(status).toContain("Gotowe do odbioru");
  expect(status).toContain("Umówimy się wtedy z Tobą na odbiór.");
  expect(status).not.toMatch(parcelWords);

  await page.goto("/potwierdzenie-platnosci?status=success");
  await expect(main).toContainText("Umówimy się z Tobą na odbiór");
  await expect(main).not.toContainText(/paczk|24–48/i);
});
