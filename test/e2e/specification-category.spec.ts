import { categoryTexts } from "../../shop.config.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { formatPrice } from "../../shop/price.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { expect, test } from "./shop.ts";
import { delayNavigation, openHydrated } from "./hydration.ts";
import { replacePictures } from "./page-helpers.ts";

const catalogue = demoCatalogue();

/** The inventory's order, but available products first. */
function soldOutLast(toys: readonly Product[]): Product[] {
  return toys.toSorted((one, other) => Number(one.stock === 0) - Number(other.stock === 0));
}

test("a category has its texts, and a card with a link for each product", async ({ page }) => {
  await replacePictures(page);
  for (const [key, text] of Object.entries(categoryTexts)) {
    await test.step(key, async () => {
      const { title, description, metaDescription } = text;
      await page.goto(`/kategoria/${key}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      // The first sentence stands in the header, the rest below the products.
      for (const sentence of description.split(/(?<=\.) /)) {
        await expect(main.getByText(sentence)).toBeVisible();
      }
      await expect(page.locator("meta[name=description]")).toHaveAttribute(
        "content",
        metaDescription,
      );
      const toys = soldOutLast(catalogue.inCategory(key));
      const cards = main.getByRole("article");
      const links = cards.getByRole("heading").getByRole("link");
      await expect(links).toHaveText(toys.map(({ name }) => name));
      await expect(cards.locator(".price")).toHaveText(toys.map(({ price }) => formatPrice(price)));
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(addresses).toEqual(toys.map(({ id }) => `/produkt/${id}`));
    });
  }
});

test("a card shows the product's first picture or a placeholder, and links to its product on its whole area", async ({
  page,
}) => {
  await openHydrated(page, "/kategoria/pluszaki");
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Miś Staszek").locator("img").first()).toHaveAttribute("src", /\/1501-1-/);
  await expect(card("Miś Staszek").getByText("Brak zdjęcia")).toHaveCount(0);
  await expect(card("Gąsienica Hela").getByText("Brak zdjęcia")).toBeVisible();
  await expect(card("Gąsienica Hela").locator("img")).toHaveCount(0);
  await card("Gąsienica Hela").click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/produkt\/1513$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gąsienica Hela");
});

test("a navigation from another page shows eight skeletons", async ({ page }) => {
  await openHydrated(page, "/blog");
  const release = await delayNavigation(page, "/kategoria/gry");
  await page.getByRole("banner").getByRole("button", { name: "Kategorie" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Gry" }).click();
  await expect(page.locator(".product-card--skeleton")).toHaveCount(8);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(categoryTexts.gry!.title);
  await expect(page).toHaveTitle(`${categoryTexts.gry!.metaTitle} | Latawiec`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(
    catalogue.inCategory("gry").length,
  );
  await expect(page.locator(".product-card--skeleton")).toHaveCount(0);
});
