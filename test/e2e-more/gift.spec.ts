import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shopFolder } from "../../server/shop-config/shop-folder.ts";
import { createPackingSheets } from "../../cli/orders/packing/packing-sheets.ts";
import { sampleCustomer, sampleGift, sampleOrder } from "../fixtures.ts";
import { findViolations } from "../e2e/axe.ts";
import { fillOrderForm, orderAndStay } from "../e2e/order-form.ts";
import { putIntoCart, visit } from "../e2e/page-helpers.ts";
import { expect, test as base } from "../e2e/shop.ts";

/** The shop of the build, which wraps gifts. */
const test = base.extend<object, { myFolder: string }>({
  myFolder: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "latawiec-my-"));
      const config = `export * from "${shopFolder}/shop.config.ts";\nexport const giftWrapping = { price: 900 };\n`;
      await writeFile(join(folder, "shop.config.ts"), config);
      await provide(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  settings: [({ myFolder }, provide) => provide({ MY_DIR: myFolder }), { scope: "worker" }],
});

test.use({ viewport: { width: 360, height: 740 } });

// The few tests share one worker, whose shop is theirs alone.
test.describe.configure({ mode: "default" });

test("a gift for somebody else costs its wrapping, survives a reload and is packed without prices", async ({
  page,
}) => {
  await putIntoCart(page, "/produkt/1102");
  await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  await fillOrderForm(page, { email: "prezent@example.com" });
  const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
  const gift = page.getByRole("checkbox", { name: "To prezent", exact: true });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(gift).not.toBeChecked();
  await expect(gift).toHaveAccessibleDescription(/Zapakujemy\sza\s9,00\szł/);
  await expect(field("Dedykacja")).toHaveCount(0);
  await expect(summary).not.toContainText("Pakowanie prezentu");
  await gift.check();
  await expect(summary).toContainText(/Pakowanie prezentu9,00\szł/);
  await expect(summary).toContainText(/Razem58,90\szł/);
  await field("Dedykacja").fill("Zosi na urodziny");
  await page.getByRole("checkbox", { name: "Wyślij prosto do obdarowanej osoby" }).check();
  expect(await findViolations(page)).toEqual([]);
  await field("Komu wysłać").fill("Zofia Nowak");
  await field("Ulica i numer").fill("ul. Leśna 5");
  await field("Kod").fill("00950");
  await field("Miejscowość").fill("Warszawa");
  await expect(field("Kod")).toHaveValue("00-950");
  await page.reload();
  await expect(summary).toContainText(/Razem58,90\szł/);
  await expect(field("Dedykacja")).toHaveValue("Zosi na urodziny");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
  await orderAndStay(page);
  await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
});

const line = { productId: "1", name: "Pluszowa lama ".repeat(14), sku: "LAMA-30", unitPrice: 4999 };
const long = {
  gift: { ...sampleGift, dedication: "Dużo słońca i zabawy! ".repeat(14).slice(0, 300) },
  customer: { ...sampleCustomer, message: "Proszę o ostrożne pakowanie. ".repeat(100) },
};

test("packing lists print on one sheet, with long names, remarks and dedications too", async ({
  page,
}) => {
  const orders = [1, 7, 24].flatMap((count) => {
    const lines = Array.from({ length: count }, () => ({ ...line, quantity: 2 }));
    return [sampleOrder({ lines, ...long }), sampleOrder({ lines, customer: long.customer })];
  });
  for (const printed of [...orders.map((order) => [order]), orders]) {
    await page.setContent(createPackingSheets(printed, "Latawiec"));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(printed.length);
  }
});
