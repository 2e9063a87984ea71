import type { CDPSession, Page } from "@playwright/test";
import {
  followLink,
  delayNavigation,
  abortNavigation,
  openHydrated,
  waitForHydration,
} from "../e2e/hydration.ts";
import { putIntoCart, visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

const banner = (page: Page) => page.getByRole("banner");
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Marks the document, so that a test can detect a reload. */
const markDocument = (page: Page) => page.evaluate(() => (document.body.dataset.same = "yes"));
const isSameDocument = (page: Page) => page.evaluate(() => document.body.dataset.same === "yes");

test("a link changes title, head, main, focus and the current menu entry without loading a document", async ({
  page,
}) => {
  await openHydrated(page, "/o-nas");
  await markDocument(page);
  await banner(page).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(page).toHaveTitle(/^Blog/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("#page-announcer")).toHaveText(/^Blog/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog$/);
  await expect(banner(page).getByRole("link", { name: "Blog" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(banner(page).getByRole("link", { name: "O nas" })).not.toHaveAttribute(
    "aria-current",
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to an anchor of another page scrolls there", async ({ page }) => {
  await openHydrated(page, "/regulamin");
  await markDocument(page);
  await footerLink(page, "Nasza misja").click();
  await expect(page.locator("#nasza-misja")).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test("a failed navigation loads the document", async ({ page }) => {
  expectConsoleError("net::ERR");
  await openHydrated(page, "/kategoria/gry");
  await markDocument(page);
  await abortNavigation(page, "/kategoria/pluszaki");
  await footerLink(page, "Pluszaki").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pluszaki");
  await expect(page).toHaveURL("/kategoria/pluszaki");
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gry i łamigłówki");
});

test("a variant chosen while its form starts, and so sent twice, keeps document and focus", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1007");
  await markDocument(page);
  const green = page.getByRole("radio", { name: "zielona" });
  await green.focus();
  await green.evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.form!.requestSubmit();
    radio.form!.requestSubmit();
  });
  await expect(page).toHaveTitle(/zielona/);
  await expect(green).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test("a page of another build is loaded as a document", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await markDocument(page);
  await page.evaluate(() => (document.documentElement.dataset.build = "before"));
  await banner(page).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test("the last of two links wins, however long the first takes", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  const release = await delayNavigation(page, "/blog");
  await followLink(page, "/blog");
  await followLink(page, "/regulamin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Regulamin/);
  release();
  await followLink(page, "/kontakt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
});

test("an order's page keeps its secret URL in a document of its own", async ({ page }) => {
  expectConsoleError("404");
  await openHydrated(page, "/o-nas");
  await markDocument(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await followLink(page, "/zamowienie/nie-ma");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  expect(await isSameDocument(page)).toBe(false);
  expect(asked.filter((path) => path.startsWith("/_page"))).toEqual([]);
});

test("the open cart and its lines survive going back and forth", async ({ page }) => {
  await putIntoCart(page);
  await markDocument(page);
  await footerLink(page, "O nas").click();
  await expect(page).toHaveURL("/o-nas");
  await expect(page.locator(".add-to-cart")).toHaveCount(0);
  await banner(page)
    .getByRole("button", { name: /^Koszyk/ })
    .click();
  const drawer = page.getByRole("dialog", { name: "Koszyk" });
  await expect(drawer.getByRole("button", { name: "Złóż zamówienie" })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect(page.locator(".add-to-cart")).toHaveCount(1);
  await expect(drawer.getByRole("button", { name: "Złóż zamówienie" })).toBeEnabled();
  expect(await isSameDocument(page)).toBe(true);
});

test("ten navigations keep the layout's islands and leak no memory", async ({ page }) => {
  await visit(page, "/o-nas");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const canonical = page.locator("link[rel=canonical]");
  const run = async () => {
    for (const path of ["/kategoria/gry", "/produkt/1101", "/kontakt", "/", "/o-nas"]) {
      await followLink(page, path);
      await expect(page).toHaveURL(path);
      // The address changes at once, the page's parts together.
      await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
      await waitForHydration(page);
    }
  };
  await run();
  await run();
  const before = await measureMemory(page, devtools);
  await run();
  await run();
  // The browser frees the previous page lazily; of ten pages none may stay.
  await expect
    .poll(async () => (await measureMemory(page, devtools)).nodes)
    .toBeLessThan(before.nodes + 100);
  await expect
    .poll(async () => (await measureMemory(page, devtools)).bytes)
    .toBeLessThan(before.bytes * 1.2);
  await banner(page).getByRole("button", { name: "Szukaj" }).click();
  await expect(page.getByPlaceholder("Szukaj zabawek")).toBeFocused();
});

/** The memory of the page's process after a collection, with the DOM nodes that something still holds. */
async function measureMemory(page: Page, devtools: CDPSession) {
  await page.requestGC();
  const { metrics } = await devtools.send("Performance.getMetrics");
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { bytes: read("JSHeapUsedSize"), nodes: read("Nodes") };
}

test("a broken link within the shop shows the same page", async ({ page }) => {
  expectConsoleError("404");
  await openHydrated(page, "/blog");
  await followLink(page, "/kategoria/rowery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
