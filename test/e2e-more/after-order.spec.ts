import type { Page } from "@playwright/test";
import { seller, storageKeys } from "../../shop.config.ts";
import { waitForHydration } from "../e2e/hydration.ts";
import { storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";
import { fillOrderForm, orderAndStay, orderButton } from "../e2e/order-form.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** On the order's page, and then on the home page. */
const confirmation = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: /^Dziękujemy za zamówienie L-\d+$/ });
const close = (page: Page) =>
  page.getByRole("button", { name: "Zamknij potwierdzenie zamówienia" });

/** Orders and waits until the home page shows the confirmation. */
async function orderAndGoHome(page: Page, query = ""): Promise<void> {
  await page.clock.install();
  await fillOrder(page, query);
  await orderButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(close(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
}

async function fillOrder(page: Page, query = ""): Promise<void> {
  await storeCart(page, { 1102: 1 });
  await visit(page, `/kontakt?koszyk=true${query}`);
  await fillOrderForm(page, {
    email: "po@example.com",
    phone: "601 202 303",
    postalCode: "40-001",
    city: "Katowice",
  });
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]) {
  test(`at ${viewport.width} px the confirmation replaces the form, in view and focused`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await fillOrder(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await orderButton(page).click();
    const heading = confirmation(page).getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page.getByRole("form")).toHaveCount(0);
    const { y, height } = (await heading.boundingBox())!;
    const header = (await page.getByRole("banner").boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(y + height).toBeLessThan(viewport.height);
    await expect(confirmation(page)).toContainText(/potwierdzimy je e-mailem/);
    await expect(confirmation(page).getByRole("listitem")).toHaveText([
      /^Potwierdzimy/,
      /^Zapłacisz/,
      /^Wyślemy/,
    ]);
    await expect(confirmation(page).locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await expect(confirmation(page)).toContainText(seller.bank.account);
    await expect(
      confirmation(page).getByRole("link", { name: "Zobacz zamówienie" }),
    ).toHaveAttribute("href", /^\/zamowienie\/[\w-]+$/);
    const toast = page.locator(".toast", { hasText: /Zamówienie L-\d+ przyjęte/ });
    await page.clock.runFor(500);
    const covered = async () => {
      const one = (await toast.boundingBox())!;
      const other = (await page.locator(".accepted-order__content").boundingBox())!;
      return (
        one.y < other.y + other.height &&
        other.y < one.y + one.height &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width
      );
    };
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect.poll(covered).toBe(false);
    const picture = (await confirmation(page).locator(".picture").first().boundingBox())!;
    const { y: top, height: depth } = (await toast.boundingBox())!;
    expect(picture.y + picture.height - top - depth).toBeGreaterThan(120);
    await page.clock.runFor(2000);
    const atHome = confirmation(page).getByRole("heading", { level: 2 });
    // In steps: left to itself, the clock could end the toast first.
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return atHome.isVisible();
      })
      .toBe(true);
    await expect.poll(covered).toBe(false);
  });
}

test("the home page shows the confirmation until it is closed, also after a reload", async ({
  page,
}) => {
  await orderAndGoHome(page);
  await expect(confirmation(page)).toBeInViewport();
  const link = confirmation(page).getByRole("link", { name: "Zobacz zamówienie" });
  await expect(link).toBeVisible();
  await page.reload();
  await expect(confirmation(page).getByText(seller.bank.account)).toBeVisible();
  // The path of the order's page is a secret: the browser must not store it.
  await expect(link).toHaveCount(0);
  await expect(confirmation(page)).toContainText(/Stronę zamówienia otworzysz z\se-maila/);
  await page.goto("/regulamin");
  await waitForHydration(page);
  await expect(confirmation(page)).toHaveCount(0);
  await page.goto("/");
  await close(page).click();
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.order)).toBeNull();
  await page.reload();
  await waitForHydration(page);
  await expect(confirmation(page)).toHaveCount(0);
});

test("the browser's stored order contains no personal data, and the form is empty", async ({
  page,
}) => {
  await orderAndGoHome(page);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of ["Ewa", "Żółć", "po@", "601 202", "Miła", "40-001", "Katowice"]) {
    expect(stored).not.toContain(secret);
  }
  await visit(page, "/kontakt?koszyk=true");
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("");
});

test("each value of the bank details is copied in the format of a bank's form", async ({
  page,
}) => {
  await orderAndGoHome(page);
  const number = (await confirmation(page).getByRole("heading").innerText()).match(/L-\d+/)![0];
  for (const [label, text] of [
    ["Numer konta", seller.bank.account.replaceAll(" ", "")],
    ["Kwota", "49,90"],
    ["Tytuł przelewu", number],
  ]) {
    await confirmation(page)
      .getByRole("button", { name: `Kopiuj: ${label}` })
      .click();
    await expect(page.getByRole("status").filter({ hasText: `Skopiowano: ${label}` })).toHaveCount(
      1,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test("without a clipboard the value is selected", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await orderAndGoHome(page);
  await confirmation(page).getByRole("button", { name: "Kopiuj: Numer konta" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(seller.bank.account);
});

for (const [payment, words] of [
  ["payu", /Link do płatności dostaniesz w\se-mailu/],
  ["pobranie", "Przygotuj 59,90"],
] as const) {
  test(`${payment}: the confirmation shows the payment method and no account`, async ({ page }) => {
    await orderAndGoHome(page, `&platnosc=${payment}`);
    await expect(confirmation(page)).toContainText(words);
    await expect(confirmation(page)).not.toContainText(seller.bank.account);
  });
}

test("an order is confirmed even when the confirmation's code is missing", async ({
  page,
  shop,
}) => {
  expectConsoleError("404");
  await page.route(/(new-order-view|order-panel)-/, (route) => route.fulfill({ status: 404 }));
  await fillOrder(page);
  await orderAndStay(page);
  await expect(
    page.getByRole("status").filter({ hasText: /Zamówienie L-\d+ przyjęte/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Zobacz zamówienie" }),
  ).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await page.waitForURL(`${shop.origin}/`);
  await expect(page.getByRole("region", { name: "Polecane" })).toBeVisible();
});
