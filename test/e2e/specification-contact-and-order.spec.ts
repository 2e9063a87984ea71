import type { Page } from "@playwright/test";
import { expect, expectConsoleError, test } from "./shop.ts";
import { openHydrated, routeForm, spaced, stopClock, waitForHydration } from "./hydration.ts";
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
  await page.getByText("Czy mogę odebrać zamówienie osobiście?").click();
  await expect(
    page.getByText(/w\snaszym biurze: ul\. Wietrzna 12, 80-001\sGdańsk\. Najpierw umów się/),
  ).toBeVisible();
  await page.getByText("Ile trwa realizacja zamówienia?").click();
  await expect(page.getByText(/Standardowo 2–3\sdni robocze\./)).toBeVisible();
});

test("a message is checked, kept when it cannot be sent, and then sent and cleared", async ({
  page,
  shop,
}) => {
  expectConsoleError("net::ERR");
  await openHydrated(page, "/kontakt");
  await page.setViewportSize({ width: 360, height: 740 });
  await stopClock(page);
  const alert = page.getByRole("alert");
  const message = page.getByLabel("Wiadomość");
  const button = page.getByRole("button", { name: "Wyślij wiadomość" });
  await test.step("an empty message is reported, after all other fields", async () => {
    await button.click();
    await expect(
      alert.filter({ hasText: "Sprawdź poprawność wszystkich pól formularza." }),
    ).toBeVisible();
    await fillPerson(page);
    await message.fill("   ");
    await button.click();
    await expect(alert.filter({ hasText: "Błąd walidacjiWpisz treść wiadomości." })).toBeVisible();
    await expect(message).toBeFocused();
  });
  await test.step("a message that cannot be sent is kept, and the phone number is shown", async () => {
    await message.fill("Czy łoś jest pluszowy?");
    await routeForm(page, "/kontakt", (route) => route.abort());
    await button.click();
    await expect(alert.filter({ hasText: "Błąd wysyłania" })).toContainText(
      "Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: +48 600 000 000",
    );
    await expect(message).toHaveValue("Czy łoś jest pluszowy?");
    await expect(page.getByLabel("E-mail")).toHaveValue("ewa.specyfikacja@example.com");
    await expect(button).toBeEnabled();
    await page.unrouteAll();
  });
  await test.step("while it is being sent the button is disabled and says „Wysyłanie...”", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await routeForm(page, "/kontakt", async (route) => {
      await promise;
      await route.continue();
    });
    await button.click();
    await expect(page.getByRole("button", { name: "Wysyłanie..." })).toBeDisabled();
    resolve();
  });
  await test.step("a message that was sent only clears the form", async () => {
    const news = page.getByRole("status").filter({ hasText: "Wiadomość wysłana" });
    await expect(news).toBeVisible();
    await expect(news.getByText("Wiadomość wysłana")).toBeInViewport();
    await expect(page.getByRole("main").getByText("Wiadomość wysłana")).toHaveCount(0);
    await expect(page).toHaveURL(/kontakt$/);
    await expect(button).toBeEnabled();
    for (const label of ["Imię i nazwisko", "E-mail", "Telefon", "Wiadomość"]) {
      await expect(page.getByLabel(label)).toHaveValue("");
    }
    await expect
      .poll(() =>
        shop.smtp.mails.some(
          ({ subject, text }) => subject === "Kontakt ze strony" && text?.includes("łoś"),
        ),
      )
      .toBe(true);
  });
});

test("the order's summary shows every line, the selections and the total above the button; only a parcel locker has its field", async ({
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
  await expect(
    page.getByRole("checkbox", { name: /^Akceptuję regulamin i\szapoznałem\(-am\) się/ }),
  ).not.toBeChecked();
  const delivery = page.getByRole("radiogroup", { name: "Dostawa" });
  await expect(page.getByLabel("Kod paczkomatu")).toHaveCount(0);
  await delivery.getByRole("radio", { name: /InPost/ }).check();
  await expect(page.getByLabel("Kod paczkomatu")).toBeVisible();
  await delivery.getByRole("radio", { name: /^Pocztex/ }).check();
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
  await stopClock(page);
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
