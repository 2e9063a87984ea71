import { articles, expectArticle } from "../e2e/articles.ts";
import { openHydrated, waitForHydration } from "../e2e/hydration.ts";
import { expect, test } from "../e2e/shop.ts";

test("every other article shows category, date, title, picture, paragraphs and a back link", async ({
  page,
}) => {
  for (const article of articles.slice(1)) {
    await test.step(article[0], async () => expectArticle(page, article));
  }
});

test("an article ends with three toys to buy and the next article with its picture", async ({
  page,
}) => {
  await openHydrated(page, "/blog/gry-planszowe");
  const toys = page.getByRole("region", { name: "Zabawki, które tu pasują" });
  await expect(toys.getByRole("article")).toHaveCount(3);
  await expect(toys.getByRole("heading", { level: 3 }).getByRole("link").nth(1)).toHaveText(
    "Gra planszowa Wielka Podróż",
  );
  await toys.getByRole("button", { name: "Dodaj: Gra planszowa Wielka Podróż" }).click();
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  const next = page.getByRole("region", { name: "Następny artykuł" });
  await expect(next.locator("img")).toHaveAttribute("src", /articles\/zabawki-stem-/);
  await next.getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/zabawki-stem$/);
});

for (const [first, next] of [
  ["/regulamin", ".footer a[href='/polityka-prywatnosci']"],
  ["/blog/bezpieczenstwo-zabawek", ".article__further a"],
] as const) {
  test(`${first} keeps its text after hydration and after navigating away and back`, async ({
    page,
  }) => {
    const prose = page.getByRole("main").locator(".prose");
    await page.goto(first, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const brought = await prose.innerHTML();
    expect(brought.length).toBeGreaterThan(2000);
    await waitForHydration(page);
    expect(await prose.innerHTML()).toBe(brought);
    await page.locator(next).first().click();
    await expect(page).not.toHaveURL(first);
    await expect.poll(() => prose.innerHTML()).not.toBe(brought);
    expect((await prose.innerHTML()).length).toBeGreaterThan(1000);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect.poll(() => prose.innerHTML()).toBe(brought);
  });
}

test("withdrawal and newsletter stand where legal texts do", async ({ page }) => {
  const widths = [360, 1280, 1920];
  const edges: Record<string, number[][]> = {};
  for (const [path, column] of [
    ["/polityka-zwrotow", ".prose"],
    ["/odstapienie", "form"],
    ["/newsletter", "form"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    edges[path] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const title = (await main.getByRole("heading", { level: 1 }).boundingBox())!;
      const text = (await main.locator(column).first().boundingBox())!;
      edges[path].push([title.x, title.y, text.x, text.width].map(Math.round));
    }
  }
  const legal = edges["/polityka-zwrotow"]!;
  for (const [titleX, , textX] of legal) expect(titleX).toBe(textX);
  expect(edges).toEqual({
    "/polityka-zwrotow": legal,
    "/odstapienie": legal,
    "/newsletter": legal,
  });
});
