import { visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

const openers = [
  { button: /^Koszyk/, name: "Koszyk", link: "zamów przez formularz", code: /cart-drawer-content/ },
  {
    button: "Szukaj",
    name: "Wyszukiwarka",
    link: "szukaj na osobnej stronie",
    code: /search-dialog-content/,
  },
];

for (const { button, name, link, code } of openers) {
  for (const [lost, files] of [
    ["all scripts are", /\/assets\/.*\.js$/],
    ["its own code is", code],
  ] as const) {
    test(`„${name}” explains what works and closes when ${lost} lost`, async ({ page }) => {
      expectConsoleError("net::ERR");
      await page.route(files, (route) => route.abort());
      if (files === code) await visit(page, "/regulamin");
      else await page.goto("/regulamin");
      const dialog = page.getByRole("dialog", { name });
      await page.getByRole("banner").getByRole("button", { name: button }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("link", { name: link })).toBeHidden();
      // Instead of waiting until the script counts as lost.
      await dialog.evaluate((box) =>
        box.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
      );
      await expect(dialog.getByRole("link", { name: link })).toBeVisible();
      await dialog.getByRole("button", { name: "Zamknij" }).click();
      await expect(dialog).toBeHidden();
    });
  }
}
