import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "../e2e/hydration.ts";
import { expect, test } from "../e2e/shop.ts";

/** Navigation requests in order. */
function notePages(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/_page/")) asked.push(pathname);
  });
  return asked;
}

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");

const ways: {
  to: string;
  from: string;
  data: string;
  link: (page: Page) => Locator;
  heading: RegExp;
}[] = [
  {
    to: "a product",
    from: "/kategoria/gry",
    data: "/_page/produkt/1101",
    link: (page) => main(page).getByRole("link", { name: "Szachy drewniane Mały Hetman" }),
    heading: /Szachy drewniane/,
  },
  {
    to: "a category",
    from: "/produkt/1101",
    data: "/_page/kategoria/gry",
    link: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Gry", exact: true }),
    heading: /^Gry i\słamigłówki$/,
  },
  {
    to: "the home page",
    from: "/o-nas",
    data: "/_page/",
    link: (page) => banner(page).getByRole("link", { name: "Strona główna" }),
    heading: /^(?!O nas)/,
  },
];

for (const { to, from, data, link, heading } of ways) {
  test(`the page ${to} is prefetched on hover, and nothing is requested twice`, async ({
    page,
  }) => {
    await openHydrated(page, from);
    const asked = notePages(page);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === data);
    await link(page).hover();
    await answered;
    await link(page).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).not.toHaveURL(from);
    expect(asked.filter((path) => path === data)).toEqual([data]);
  });
}

test("the focus prefetches too", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  const answered = page.waitForResponse((response) => response.url().includes("/_page/blog"));
  await banner(page).getByRole("link", { name: "Blog" }).focus();
  expect((await answered).status()).toBe(200);
});

test("a passing pointer requests nothing", async ({ page }) => {
  await openHydrated(page, "/kategoria/gry");
  const asked = notePages(page);
  const toy = main(page).getByRole("link", { name: "Szachy drewniane Mały Hetman" });
  await toy.evaluate((link) => {
    for (const place of [link, document.body]) {
      place.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  const answered = page.waitForResponse((response) => response.url().includes("/_page/blog"));
  await banner(page).getByRole("link", { name: "Blog" }).hover();
  await answered;
  expect(asked).toEqual(["/_page/blog"]);
});

test("with Save-Data nothing is prefetched", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openHydrated(page, "/o-nas");
  const asked = notePages(page);
  const blog = banner(page).getByRole("link", { name: "Blog" });
  await page.clock.install();
  await blog.hover();
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(asked).toEqual(["/_page/blog"]);
});
