import type { Locator, Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { hourMs } from "../../shop/time/durations.ts";
import { storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

const { products } = demoCatalogue();
const longName = products.find(({ name, stock }) => name.length >= 200 && stock > 0)!;

/** At every width, with the cookie banner answered. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  await visit(page, path);
}

const toasts = (page: Page) => page.locator(".toast");

/** Elements that a toast must not cover. */
const next = [
  ":is(.header, .category-strip) :is(a, button):not(.header__logo)",
  "footer",
  ".cookie-banner",
  "dl.totals",
  "main .add-to-cart > *",
  "main [type=submit]",
  "main :focus",
  "[aria-invalid=true]:focus",
].join(",");

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Returns the elements under a visible toast. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(".toast")]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll(selector)]
      .filter((element) => {
        const part = element.getBoundingClientRect();
        return boxes.some(
          (box) =>
            part.top < box.bottom &&
            part.bottom > box.top &&
            part.left < box.right &&
            part.right > box.left,
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
  }, next);
}

/** Scrolls and waits for the scroll event. */
async function scrollTo(page: Page, selector: string, block: ScrollLogicalPosition): Promise<void> {
  await page.evaluate(
    async ([part, where]) => {
      document.querySelector(part)?.scrollIntoView({ block: where, behavior: "instant" });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    },
    [selector, block] as const,
  );
}

async function isCut(toast: Locator): Promise<boolean> {
  return toast.evaluate((element) =>
    [element, ...element.querySelectorAll<HTMLElement>("*")]
      // Of a long name the beginning is enough: its picture stands beside it.
      .filter((part) => getComputedStyle(part).textOverflow !== "ellipsis")
      .some(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          clientWidth > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
      ),
  );
}

test("„Dodano do koszyka” covers no control that is needed next, at any size", async ({ page }) => {
  for (const screen of screens) {
    await test.step(`at ${screen.width} × ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await open(page, `/produkt/${longName.id}`);
      const add = page.getByRole("button", { name: /^Dodaj do koszyka/ });
      for (const block of ["start", "center", "end"] as const) {
        await scrollTo(page, ".add-to-cart .button", block);
        await add.dispatchEvent("click");
        await expect(toasts(page)).toHaveCount(1);
        await expect(toasts(page)).toBeVisible();
        await expect.poll(() => covered(page)).toEqual([]);
        expect(await isCut(toasts(page))).toBe(false);
        const { x, y, width, height } = (await page.locator(".toaster").boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(screen.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(screen.height);
        expect(height).toBeLessThanOrEqual(80);
      }
      for (const block of ["start", "center", "end"] as const) {
        await scrollTo(page, "footer", block);
        await expect.poll(() => covered(page)).toEqual([]);
      }
      expect(await toasts(page).count()).toBe(1);
    });
  }
});

for (const [form, path, button] of [
  ["message", "/kontakt", "Wyślij wiadomość"],
  ["order", "/kontakt?koszyk=true", "Zamawiam z obowiązkiem zapłaty"],
] as const) {
  test(`the errors of a rejected ${form} cover no field, total or button, at any size`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await test.step(`at ${screen.width} × ${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await storeCart(page, { 1113: 1 });
        await open(page, path);
        await page.getByRole("button", { name: button }).click();
        await expect(page.getByRole("alert").filter({ hasText: "Błąd walidacji" })).toBeVisible();
        await expect(page.getByLabel("Imię i nazwisko")).toBeFocused();
        await expect.poll(() => covered(page)).toEqual([]);
        for (const part of ["dl.totals", "main [type=submit]", "footer"]) {
          for (const block of ["start", "center", "end"] as const) {
            await scrollTo(page, part, block);
            await expect.poll(() => covered(page)).toEqual([]);
          }
        }
        expect(await toasts(page).count()).toBe(1);
      });
    }
  });
}

test("on a first visit the toast does not cover the cookie banner either", async ({ page }) => {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await visit(page, "/produkt/1113");
    await expect(page.getByRole("button", { name: "Odrzuć" })).toBeVisible();
    await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
    await expect(toasts(page)).toBeVisible();
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => covered(page)).toEqual([]);
  }
});

test("the toast of a product shows its picture and opens the cart", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/produkt/1113");
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(toasts(page).locator("img")).toHaveJSProperty("complete", true);
  expect(await toasts(page).locator("img").getAttribute("src")).toMatch(/-320\.webp$/);
  const header = (await page.getByRole("banner").boundingBox())!;
  const gap = async () => (await toasts(page).boundingBox())!.y - header.y - header.height;
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(16);
  expect((await toasts(page).boundingBox())!.height).toBeLessThanOrEqual(60);
  await toasts(page).getByText("Koszyk", { exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Koszyk" })).toBeVisible();
});

test("only the newest toast is shown", async ({ page }) => {
  await open(page, "/produkt/1111");
  const add = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  for (let presses = 0; presses < 4; presses++) await add.click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Masz już wszystkie sztuki");
});

test("a toast lasts five seconds, longer under the pointer, and can be closed", async ({
  page,
}) => {
  await open(page, "/produkt/1113");
  await page.clock.pauseAt(Date.now() + hourMs);
  const add = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  await add.click();
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toBeVisible();
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(0);
  await add.click();
  await page.getByRole("button", { name: "Zamknij powiadomienie" }).focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast waits while a dialog is open", async ({ page }) => {
  await open(page, "/produkt/1113");
  await page.clock.pauseAt(Date.now() + hourMs);
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(toasts(page)).toBeVisible();
  await page.getByRole("button", { name: "Szukaj" }).click();
  await expect(page.getByPlaceholder("Szukaj zabawek")).toBeFocused();
  await expect(toasts(page)).toBeHidden();
  await page.clock.runFor(30_000);
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toBeVisible();
});
