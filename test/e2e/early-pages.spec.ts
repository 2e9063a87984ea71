import type { Locator, Page } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { expect, test } from "./shop.ts";

/** Every request for a page's data, in order. */
function noteData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
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
    to: "a toy",
    from: "/kategoria/gry",
    data: "/produkt/1101.data",
    link: (page) => main(page).getByRole("link", { name: "Szachy drewniane Mały Hetman" }),
    heading: /Szachy drewniane/,
  },
  {
    to: "a department, which has its own way of loading",
    from: "/produkt/1101",
    data: "/kategoria/gry.data",
    link: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Gry", exact: true }),
    heading: /^Gry i łamigłówki$/,
  },
  {
    to: "the home page",
    from: "/o-nas",
    data: "/_.data",
    link: (page) => banner(page).getByRole("link", { name: "Strona główna" }),
    heading: /./,
  },
];

for (const { to, from, data, link, heading } of ways) {
  test(`the way to ${to} is prepared under the pointer, and nothing is asked twice`, async ({
    page,
  }) => {
    await openAlive(page, from);
    const asked = noteData(page);
    const answered = page.waitForResponse((response) => response.url().includes(data));
    await link(page).hover();
    await answered;
    await link(page).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).not.toHaveURL(from);
    expect(asked.filter((path) => path === data)).toEqual([data]);
  });
}

test("the code of a page under the pointer is there before the click", async ({ page }) => {
  await openAlive(page, "/regulamin");
  const code = page.waitForResponse(/\/assets\/blog-/);
  await banner(page).getByRole("link", { name: "Blog" }).hover();
  await code;
  const later: string[] = [];
  page.on("request", (request) => later.push(request.url()));
  await banner(page).getByRole("link", { name: "Blog" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Blog");
  expect(later.filter((url) => url.includes("/assets/blog-"))).toEqual([]);
});

test("the focus prepares the way as well", async ({ page }) => {
  await openAlive(page, "/o-nas");
  const answered = page.waitForResponse((response) => response.url().includes("/blog.data"));
  await banner(page).getByRole("link", { name: "Blog" }).focus();
  expect((await answered).status()).toBe(200);
});

test("a pointer that only passes by asks for nothing", async ({ page }) => {
  await openAlive(page, "/kategoria/gry");
  const asked = noteData(page);
  const toy = main(page).getByRole("link", { name: "Szachy drewniane Mały Hetman" });
  await toy.evaluate((link) => {
    for (const place of [link, document.body]) {
      place.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  const answered = page.waitForResponse((response) => response.url().includes("/blog.data"));
  await banner(page).getByRole("link", { name: "Blog" }).hover();
  await answered;
  expect(asked).toEqual(["/blog.data"]);
});

test("a visitor who saves data is asked to click first", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openAlive(page, "/o-nas");
  const asked = noteData(page);
  const blog = banner(page).getByRole("link", { name: "Blog" });
  await page.clock.install();
  await blog.hover();
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(asked).toEqual(["/blog.data"]);
});
