import type { Page } from "@playwright/test";
import { expect, expectConsoleError, test } from "./shop.ts";
import { openHydrated, routeForm, spaced, waitForHydration } from "./hydration.ts";
import { orderButton } from "./order-form.ts";
import { storeCart } from "./page-helpers.ts";

const cart = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });
const summary = (page: Page) => page.getByRole("region", { name: "Podsumowanie zamówienia" });
const totals = async (page: Page) =>
  (await summary(page).locator("dl > div").allTextContents()).map(spaced);

async function fillPerson(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel("Imię i nazwisko").fill("Ewa Żółć");
  await page.getByLabel("E-mail").fill("ewa.specyfikacja@example.com");
  await page.getByLabel("Telefon").fill("600 700 800");
}

async function fillOrder(page: Page): Promise<void> {
  await fillPerson(page);
  await page.getByRole("textbox", { name: "Adres", exact: true }).fill("ul. Miła 3/4");
  await page.getByLabel("Kod pocztowy").fill("42-400");
  await page.getByLabel("Miasto").fill("Zawiercie");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
}

test("the contact page shows its fields, three benefits, the office, hours and answers", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
  for (const label of ["Imię i nazwisko", "E-mail", "Telefon", "Wiadomość"]) {
    await expect(main.getByLabel(label)).toBeVisible();
  }
  for (const label of ["Adres", "Miasto", "Kod pocztowy"]) {
    await expect(main.getByLabel(label, { exact: true })).toHaveCount(0);
  }
  const benefits = main.locator("li > strong");
  expect((await benefits.allTextContents()).map(spaced)).toEqual([
    "Doradzimy",
    "Odpowiedź w 24 godziny",
    "Jesteśmy pon.–pt.",
  ]);
  await expect(main.getByRole("img", { name: /^Biuro sklepu/ })).toBeVisible();
  const words = spaced(await main.innerText());
  for (const fact of ["poniedziałek–piątek", "9:00–18:00", "sobota i niedziela", "nieczynne"]) {
    expect(words).toContain(fact);
  }
  expect(words).toMatch(
    /24 godzin w dni robocze. Po weekendzie i świętach – następnego dnia roboczego/,
  );
  await expect(main.getByRole("link", { name: "+48 600 000 000" })).toBeVisible();
  await expect(main.getByRole("link", { name: "sklep@latawiec.example" })).toBeVisible();
});

test("the contact page answers about personal pickup and order times", async ({ page }) => {
  await page.goto("/kontakt");
  await page.getByText("Czy mogę odebrać zamówienie osobiście?").click();
  await expect(
    page.getByText(/w\snaszym biurze: ul\. Wietrzna 12, 80-001\sGdańsk\. Najpierw umów się/),
  ).toBeVisible();
  await page.getByText("Ile trwa realizacja zamówienia?").click();
  await expect(page.getByText(/Standardowo 2–3\sdni robocze\./)).toBeVisible();
});

test("an empty message is reported, after all other fields", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  const alert = page.getByRole("alert");
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(
    alert.filter({ hasText: "Sprawdź poprawność wszystkich pól formularza." }),
  ).toBeVisible();
  await fillPerson(page);
  await page.getByLabel("Wiadomość").fill("   ");
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(alert.filter({ hasText: "Błąd walidacjiWpisz treść wiadomości." })).toBeVisible();
  await expect(page.getByLabel("Wiadomość")).toBeFocused();
});

test("while a message is being sent the button is disabled and says „Wysyłanie...”", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await fillPerson(page);
  await page.getByLabel("Wiadomość").fill("Czy wyślą Państwo do jutra?");
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await routeForm(page, "/kontakt", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByRole("button", { name: "Wysyłanie..." })).toBeDisabled();
  release();
  await expect(page.getByRole("status").filter({ hasText: "Wiadomość wysłana" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Wyślij wiadomość" })).toBeEnabled();
  for (const label of ["Imię i nazwisko", "E-mail", "Telefon", "Wiadomość"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
});

test("a message that cannot be sent is kept, and the phone number is shown", async ({ page }) => {
  expectConsoleError("net::ERR");
  await openHydrated(page, "/kontakt");
  await fillPerson(page);
  await page.getByLabel("Wiadomość").fill("Halo?");
  await routeForm(page, "/kontakt", (route) => route.abort());
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Błąd wysyłania" });
  await expect(alert).toContainText(
    "Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: +48 600 000 000",
  );
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Halo?");
  await expect(page.getByLabel("E-mail")).toHaveValue("ewa.specyfikacja@example.com");
  await expect(page.getByRole("button", { name: "Wyślij wiadomość" })).toBeEnabled();
});

test("the order's summary shows every line, the selections and the total above the button", async ({
  page,
}) => {
  await storeCart(page, { 1102: 2, 1111: 1 });
  await page.goto("/kontakt?koszyk=true&dostawa=pocztex&platnosc=pobranie");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
  const lines = summary(page).getByRole("listitem");
  await expect(lines.nth(0)).toHaveText(/^Gra w\skości Pięć Szóstek2 × 34,90\szł69,80\szł$/);
  await expect(lines.nth(1)).toHaveText(/^Po\szaginiony latawiec.*1 × 179,90\szł179,90\szł$/);
  await expect
    .poll(() => totals(page))
    .toEqual([
      "Produkty249,70 zł",
      "Dostawa14,00 zł",
      "Opłata za pobranie10,00 zł",
      "Razem273,70 zł",
    ]);
  const end = (await summary(page).boundingBox())!;
  expect((await orderButton(page).boundingBox())!.y).toBeGreaterThanOrEqual(end.y + end.height);
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

test("the parcel locker's field appears only with its delivery, and the terms begin unticked", async ({
  page,
}) => {
  await storeCart(page, { 1102: 1 });
  await page.goto("/kontakt?koszyk=true&dostawa=inpost&platnosc=payu");
  await expect(page.getByLabel("Kod paczkomatu")).toBeVisible();
  await expect(
    page.getByRole("checkbox", { name: /^Akceptuję regulamin i\szapoznałem\(-am\) się/ }),
  ).not.toBeChecked();
  await page
    .getByRole("radiogroup", { name: "Dostawa" })
    .getByRole("radio", { name: /^Pocztex/ })
    .check();
  await expect(page.getByLabel("Kod paczkomatu")).toHaveCount(0);
});

test("order mode with an empty cart says so, links to the shop and can still be sent", async ({
  page,
  shop,
}) => {
  await openHydrated(page, "/kontakt?koszyk=true");
  await expect(page.getByText("Twój koszyk jest pusty.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "sklepie" })).toHaveAttribute(
    "href",
    "/#categories",
  );
  await expect(summary(page)).toHaveCount(0);
  await fillOrder(page);
  await page.getByLabel("Dodatkowe uwagi").fill("Szukam różowego słonia.");
  await expect(orderButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Wyślij zapytanie" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Wiadomość wysłana" })).toBeVisible();
  await expect
    .poll(() => shop.smtp.mails.find(({ text }) => text?.includes("różowego słonia"))?.subject)
    .toMatch(/^Nowe zamówienie ze strony/);
});

test("two seconds after an order the home page opens, with an empty cart", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await storeCart(page, { 1102: 1 });
  await page.goto("/kontakt?koszyk=true");
  await expect(summary(page)).toBeVisible();
  await fillOrder(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await orderButton(page).click();
  await expect(
    page.getByRole("status").filter({ hasText: /Zamówienie L-\d+ przyjęte/ }),
  ).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 0");
  await expect(page.getByLabel("Imię i nazwisko")).toHaveCount(0);
  await page.clock.runFor(1999);
  await expect(page).toHaveURL(/\/kontakt\?koszyk=true$/);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await openHydrated(page, "/kontakt?koszyk=true");
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("");
});
