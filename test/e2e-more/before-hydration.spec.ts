import type { Page } from "@playwright/test";
import { waitForHydration } from "../e2e/hydration.ts";
import { storeCart } from "../e2e/page-helpers.ts";
import { submitTwice } from "../e2e/submit-twice.ts";
import { expect, test } from "../e2e/shop.ts";
import { orderButton } from "../e2e/order-form.ts";

/** Delays the page's modules until released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const addButton = (page: Page) => page.getByRole("button", { name: /^Dodaj do koszyka/ });
const cartButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Koszyk" });

test("a product added before hydration is in the cart after it", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  await addButton(page).click();
  await expect(cartButton(page)).toHaveAccessibleName("Koszyk, produkty: 0");
  letScriptsCome();
  await expect(page.getByRole("status").filter({ hasText: "Dodano do koszyka" })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName("Koszyk, produkt: 1");
});

test("the cart opens at once and is filled after hydration", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  await cartButton(page).click();
  const box = page.locator("dialog#koszyk");
  await expect(box).toHaveAttribute("open");
  const waiting = box.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await waiting).toBe('"Otwieramy koszyk…"');
  letScriptsCome();
  await expect(drawer(page).getByRole("heading", { name: "Koszyk" })).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "Złóż zamówienie" })).toBeDisabled();
});

test("nothing is lost when the cart is opened right after adding a product", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  await addButton(page).click();
  await cartButton(page).click();
  letScriptsCome();
  await expect(
    drawer(page).getByRole("link", { name: "Szachy drewniane Mały Hetman" }),
  ).toBeVisible();
  await expect(drawer(page).getByText("produkt: 1", { exact: true })).toBeVisible();
});

test("the search opens at once and works after hydration", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  await expect(page.getByRole("dialog", { name: "Wyszukiwarka" })).toBeVisible();
  letScriptsCome();
  await expect(page.getByPlaceholder("Szukaj zabawek")).toBeFocused();
});

test("a visitor who does nothing sees the page before its scripts are requested", async ({
  page,
}) => {
  await page.goto("/produkt/1101");
  await waitForHydration(page);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    requested: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted);
});

for (const hidden of [false, true]) {
  test(`without a report of a paint the scripts ${hidden ? "do not start in the background" : "start after five seconds"}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      PerformanceObserver.prototype.observe = () => undefined;
      Object.defineProperty(document, "hidden", { value });
    }, hidden);
    await page.clock.install();
    await page.goto("/o-nas");
    await page.clock.fastForward(5000);
    await expect(page.locator("head script[type=module]")).toHaveCount(hidden ? 0 : 1);
    if (!hidden) await waitForHydration(page);
  });
}

test("the pointer loads scripts early only over elements that need them", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp)$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const started = page.locator("head script[type=module]");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(started).toHaveCount(0);
  await cartButton(page).hover();
  await expect(started).not.toHaveCount(0);
  resolve();
});

test("a loaded cart opens without waiting", async ({ page }) => {
  await page.clock.install();
  await page.goto("/produkt/1101");
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await cartButton(page).click();
  await expect(drawer(page).getByRole("heading", { name: "Koszyk" })).toBeVisible();
});

test("a slide selected before hydration is shown after it", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  const dot = (number: number) => page.getByRole("button", { name: `Slajd ${number}` });
  const slide = (number: number) => page.getByRole("group", { name: new RegExp(`^${number} z`) });
  await expect(slide(2)).not.toBeInViewport();
  await dot(2).click();
  letScriptsCome();
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await expect(dot(1)).toHaveAttribute("aria-current", "false");
  await expect(slide(2)).toBeInViewport({ ratio: 0.95 });
});

test("the menu opens without scripts and stays open when they load", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptsCome = await holdScripts(page);
  await page.goto("/o-nas");
  const blog = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await expect(blog).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(blog).toBeVisible();
  letScriptsCome();
  await waitForHydration(page);
  await expect(blog).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "true");
});

test("a click during hydration counts once", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("shop:hydrated", ({ target }) =>
      (target as Element).querySelector<HTMLElement>(".add-to-cart > .button")?.click(),
    ),
  );
  await page.goto("/produkt/1101");
  await expect(cartButton(page)).toHaveAccessibleName(/^Koszyk, produkty?: [1-9]/);
  await expect(page.getByRole("status").filter({ hasText: "Dodano do koszyka" })).toHaveCount(1);
  await expect(cartButton(page)).toHaveAccessibleName("Koszyk, produkt: 1");
});

test("clicks are replayed in order", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  const picture = (number: number) => page.getByRole("button", { name: `Zdjęcie ${number} z` });
  await picture(3).click();
  await picture(2).click();
  letScriptsCome();
  await waitForHydration(page);
  await expect(picture(2)).toHaveAttribute("aria-current", "true");
  await expect(picture(3)).toHaveAttribute("aria-current", "false");
});

test("repeated clicks add one product to the cart, not three", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  await addButton(page).click({ clickCount: 3 });
  letScriptsCome();
  await expect(cartButton(page)).toHaveAccessibleName("Koszyk, produkt: 1");
  await expect(page.getByRole("status").filter({ hasText: "Dodano do koszyka" })).toHaveCount(1);
});

test("a cart closed before hydration stays closed", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1101");
  await cartButton(page).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog#koszyk")).not.toHaveAttribute("open");
  letScriptsCome();
  await waitForHydration(page);
  // Queued clicks are replayed before this one.
  await addButton(page).click();
  await expect(cartButton(page)).toHaveAccessibleName("Koszyk, produkt: 1");
  await expect(page.locator("dialog#koszyk")).not.toHaveAttribute("open");
});

test("input typed before hydration stays", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/kontakt");
  await page.getByLabel("Imię i nazwisko").fill("Wcześnie Piszący");
  await page.getByLabel("Wiadomość").fill("Zdążyłem przed skryptami.");
  letScriptsCome();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("Wcześnie Piszący");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Zdążyłem przed skryptami.");
});

test("a filter and a variant chosen before hydration are applied after it", async ({ page }) => {
  const letListScriptsCome = await holdScripts(page);
  await page.goto("/zabawki");
  await page.getByLabel("Wiek dziecka").selectOption("6-8");
  letListScriptsCome();
  await expect(page).toHaveURL("/zabawki?wiek=6-8");
  const letProductScriptsCome = await holdScripts(page);
  await page.goto("/produkt/1007");
  await page.getByRole("radio", { name: "zielona" }).click();
  letProductScriptsCome();
  await expect(page).toHaveURL("/produkt/1007?wariant=100704");
  await page.goBack();
  await expect(page).toHaveURL("/zabawki?wiek=6-8");
});

test("a message can be sent before hydration", async ({ page, shop }) => {
  await holdScripts(page);
  await page.goto("/kontakt");
  await page.getByLabel("Imię i nazwisko").fill("Ola Szybka");
  await page.getByLabel("E-mail").fill("szybka@example.com");
  await page.getByRole("textbox", { name: "Telefon" }).fill("600 100 202");
  await page.getByLabel("Wiadomość").fill("Byłam szybsza od skryptów.");
  await submitTwice(page, "Wyślij wiadomość", shop);
  await expect(page.getByRole("main").getByText("Wiadomość wysłana")).toBeVisible();
  await expect
    .poll(() => shop.smtp.mails.filter(({ text }) => text?.includes("szybsza od skryptów")).length)
    .toBe(1);
});

test("an order cannot be sent before its cart is loaded", async ({ page, shop }) => {
  const email = "szybka-z-koszykiem@example.com";
  const subjects = () =>
    shop.smtp.mails
      .filter(({ recipients, replyTo }) => [...recipients, replyTo?.[0]?.address].includes(email))
      .map(({ subject }) => subject);
  await storeCart(page, { 1102: 1 });
  const letScriptsCome = await holdScripts(page);
  await page.goto("/kontakt?koszyk=true");
  await page.getByLabel("Imię i nazwisko").fill("Ola Szybka");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Telefon" }).fill("600 100 203");
  await page.getByRole("textbox", { name: "Adres", exact: true }).fill("Leśna 1");
  await page.getByLabel("Kod pocztowy").fill("42-400");
  await page.getByLabel("Miasto").fill("Zawiercie");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
  const order = orderButton(page);
  await order.click();
  await page.getByLabel("Miasto").press("Enter");
  letScriptsCome();
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
  await expect(page.getByLabel("Miasto")).toHaveValue("Zawiercie");
  await order.click();
  await expect(
    page.getByRole("status").filter({ hasText: /Zamówienie L-\d+ przyjęte/ }),
  ).toBeVisible();
  await expect.poll(subjects).toHaveLength(2);
  expect(subjects().every((subject) => /zamówieni[ea]/.test(subject!))).toBe(true);
});
