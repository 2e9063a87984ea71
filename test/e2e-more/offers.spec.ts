import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import { shopFolder } from "../../server/shop-config/shop-folder.ts";
import { formatPrice } from "../../shop/price.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { runCommand } from "../programs/run-command.ts";
import { newDataFolder } from "../start-shop.ts";
import { findViolations } from "../e2e/axe.ts";
import { putIntoCart, visit } from "../e2e/page-helpers.ts";
import { expect, test as base } from "../e2e/shop.ts";

const { id, sku, price, name } = demoCatalogue().product("1102")!;
const pattern = (text: string) => new RegExp(text.replaceAll(/\s/g, "\\s"));
const lowestPrice = "Najniższa cena z 30 dni przed obniżką: ";
const lowest = pattern(lowestPrice + formatPrice(price));
const reducedPrice = Math.round(price * 0.8);
/** The promotion began before the code, on the same day. */
const lowestWithCode = pattern(`${lowestPrice}${name} – ${formatPrice(reducedPrice)}`);

type Folders = { my: string; data: string };

/** The shop of the build with a promotion, gifts and a code for everybody. */
const test = base.extend<object, { folders: Folders }>({
  folders: [
    async ({}, provide) => {
      const my = await mkdtemp(join(tmpdir(), "latawiec-my-"));
      const config = [
        `export * from "${shopFolder}/shop.config.ts";`,
        "export const giftWrapping = { price: 900 };",
        `export const promotions = [{ product: "${sku}", percent: 20, from: "01.01.2026", to: "31.12.2099" }];`,
      ];
      await writeFile(join(my, "shop.config.ts"), config.join("\n"));
      const data = await newDataFolder();
      const store = createStore(await openDatabase({ DATA_DIR: data }));
      const reduced = { price: reducedPrice, regularPrice: price };
      for (const [daysAgo, offer] of [
        [60, { price }],
        [0, reduced],
      ] as const) {
        const offers = new Map([[`demo-${id}`, offer]]);
        const at = Date.now() - daysAgo * dayMs;
        await store.prices.record({ offers, at, clockAgrees: true });
      }
      await store.close();
      const add = ["codes", "add", "LATO", "--percent", "10"];
      expect(await runCommand(add, { DATA_DIR: data })).toMatchObject({ code: 0 });
      await provide({ my, data });
      for (const folder of [my, data]) await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  settings: [
    ({ folders: { my, data } }, provide) => provide({ MY_DIR: my, DATA_DIR: data }),
    { scope: "worker" },
  ],
});

const isNotWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A reduction on its card and its page. */
async function expectReduction(page: Page, check: () => Promise<void>): Promise<void> {
  await page.goto("/zabawki?obnizka=tak");
  const card = page.getByRole("main").locator("article, li").filter({ hasText: lowest }).first();
  await expect(card).toBeVisible();
  await expect(card.locator("s").first()).toHaveText(formatPrice(price));
  await check();
  await page.goto(`/produkt/${id}`);
  await expect(page.getByText(lowest).first()).toBeVisible();
  await check();
}

// The few tests share one worker, whose shop is theirs alone.
test.describe.configure({ mode: "default" });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("reduction, code and gift are shown and accessible", async ({ page }) => {
      const check = async () => {
        expect(await findViolations(page)).toEqual([]);
        expect(await isNotWider(page)).toBe(true);
      };
      await expectReduction(page, check);
      await putIntoCart(page, `/produkt/${id}`);
      await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
      // Comes with the script that binds the code.
      await expect(page.getByRole("checkbox", { name: /^Zapamiętaj moje dane/ })).toBeVisible();
      await page.getByRole("textbox", { name: "Kod rabatowy" }).fill("lato");
      await page.getByRole("button", { name: "Użyj kodu" }).click();
      await expect(page.locator(".form__code-note")).toContainText(lowestWithCode);
      await page.getByRole("checkbox", { name: "To prezent", exact: true }).check();
      const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
      await expect(summary).toContainText(/Rabat.*Pakowanie prezentu9,00\szł/);
      await check();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("reduction, code and gift are shown", async ({ page }) => {
        await expectReduction(page, async () => {});
        await page.goto(`/kontakt?koszyk=true&produkt=${id}`);
        await page.getByRole("checkbox", { name: "To prezent", exact: true }).check();
        await expect(page.getByRole("textbox", { name: "Dedykacja" })).toBeVisible();
        await page.getByRole("textbox", { name: "Kod rabatowy" }).fill("lato");
        await page.getByRole("button", { name: "Użyj kodu" }).click();
        await expect(page.getByRole("main")).toContainText(lowestWithCode);
        await expect(page.getByRole("textbox", { name: "Kod rabatowy" })).toHaveValue("lato");
        const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
        await expect(summary).toContainText(/Rabat.*Pakowanie prezentu9,00\szł/);
      });
    });
  });
}
