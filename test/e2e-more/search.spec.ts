import { openHydrated } from "../e2e/hydration.ts";
import { dialog, field, fixed, openSearch, toys } from "../e2e/search-dialog.ts";
import { expect, test } from "../e2e/shop.ts";

test("a search without results shows categories, bestsellers and the phone number", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await field(page).fill("xyzzy");
  const list = (name: string) => dialog(page).getByRole("list", { name }).getByRole("link");
  await expect(list("Działy")).toHaveCount(6);
  await expect(list("Bestsellery")).toHaveCount(4);
  await expect(dialog(page).getByRole("link", { name: "+48 600 000 000" })).toHaveAttribute(
    "href",
    "tel:+48600000000",
  );
  await expect(dialog(page).getByText('Nie znaleziono wyników dla "xyzzy"')).toBeVisible();
  await field(page).fill("ω");
  await expect(list("Bestsellery")).toHaveCount(4);
  await field(page).fill("zolw");
  await expect(list("Produkty").first()).toHaveAccessibleName(/^Żółw Tuptuś/);
  await expect(list("Bestsellery")).toHaveCount(0);
  await field(page).fill("xyzzy");
  await list("Działy").filter({ hasText: "Pluszaki" }).click();
  await expect(page).toHaveURL("/kategoria/pluszaki");
  await expect(dialog(page)).toBeHidden();
});

test("help pages follow the fixed list, which stays unchanged", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  const help = dialog(page).getByRole("list", { name: "Pomocne strony" }).getByRole("link");
  await field(page).fill("zwrot");
  await expect(help).toHaveText([/^Polityka zwrotów i\sreklamacji/, /^Odstąp od\sumowy/]);
  await expect(fixed(page)).toHaveCount(0);
  await expect(dialog(page).getByText("Nie znaleziono")).toHaveCount(0);
  await field(page).fill("pluszowy miś");
  await expect(help).toHaveText([/^Pluszaki/]);
  await expect(toys(page).getByRole("link").first()).toHaveAccessibleName(/^Miś Staszek/);
  await field(page).fill("pluszaki");
  await expect(fixed(page).getByRole("link")).toHaveText([/^Pluszaki/]);
  await expect(dialog(page).locator("[aria-busy=false]")).toBeVisible();
  await expect(help).toHaveCount(0);
  await field(page).fill("zwrot");
  await help.last().click();
  await expect(page).toHaveURL("/odstapienie");
});

test("from two characters on products are shown, regardless of case and diacritics", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  const found = (name: string) => toys(page).getByRole("link", { name });
  await field(page).fill("zolw");
  await expect(found("Żółw Tuptuś")).toHaveAccessibleName(/^Żółw Tuptuś Produkt 69,90\szł$/);
  await expect(dialog(page).getByText("Nie znaleziono")).toHaveCount(0);
  await field(page).fill("LOZECZKO");
  await expect(found("Łóżeczko dla lalki Dobranoc")).toBeVisible();
  await field(page).fill("z");
  await expect(toys(page)).toHaveCount(0);
  await field(page).fill("zolw");
  await found("Żółw Tuptuś").click();
  await expect(page).toHaveURL(/\/produkt\/1502$/);
  await expect(dialog(page)).toBeHidden();
});
