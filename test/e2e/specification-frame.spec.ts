import { expect, test } from "./shop.ts";
import { openHydrated, spaced } from "./hydration.ts";

test("the bar on top is sticky and shows its links in order, and the six categories behind a button", async ({
  page,
}) => {
  await openHydrated(page, "/regulamin");
  const bar = page.getByRole("banner");
  const menu = bar.getByRole("navigation").locator("a:visible, button:visible");
  expect((await menu.allTextContents()).map((text) => spaced(text).trim())).toEqual([
    "Strona główna",
    "Kategorie",
    "Blog",
    "O nas",
  ]);
  await expect(bar.getByRole("link", { name: "Latawiec" })).toHaveAttribute("href", "/");
  await expect(bar.getByRole("button", { name: "Szukaj" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Koszyk, produkty: 0" })).toBeVisible();
  await expect(bar.getByRole("link", { name: /48 600 000 000/ })).toHaveAttribute(
    "href",
    "tel:+48600000000",
  );
  await expect(bar.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await bar.boundingBox())!.y).toBe(0);
  await bar.getByRole("button", { name: "Kategorie" }).click();
  const links = bar.getByRole("list").getByRole("link");
  await expect(links).toHaveText([
    "Lalki, domki, wózki",
    "Gry",
    "Dla niemowląt",
    "Edukacyjne",
    "Zabawki RC",
    "Pluszaki",
  ]);
  await links.nth(4).click();
  await expect(page).toHaveURL(/\/kategoria\/zabawki-rc$/);
  await expect(links.first()).toBeHidden();
});

test("on a small screen the links are behind the menu button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/regulamin");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Blog" })).toBeHidden();
  await bar.getByRole("button", { name: "Menu" }).click();
  await bar.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a new page begins at its top, also when the previous one was scrolled to its end", async ({
  page,
}) => {
  await openHydrated(page, "/regulamin");
  const scrolled = () => page.evaluate(() => scrollY);
  for (const [name, path] of [
    ["Polityka prywatności", "/polityka-prywatnosci"],
    ["Informacje o wysyłce", "/informacje-o-wysylce"],
    ["Pluszaki", "/kategoria/pluszaki"],
    ["Kontakt", "/kontakt"],
  ] as const) {
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(scrolled).toBe(0);
  }
});

test("every link of the footer works, and it shows the seller, address, phone number and hours", async ({
  page,
}) => {
  await page.goto("/kontakt");
  const footer = page.getByRole("contentinfo");
  const addresses = await footer
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/o-nas",
      "/blog",
      "/kontakt",
      "/#categories",
      "/o-nas#nasza-misja",
      "/regulamin",
      "/polityka-zwrotow",
      "/polityka-prywatnosci",
      "/informacje-o-wysylce",
      "/ustawienia-cookies",
    ]),
  );
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    const [, anchor] = address.split("#");
    if (anchor) expect(await answer.text()).toContain(`id="${anchor}"`);
  }
  const text = spaced(await footer.textContent());
  for (const fact of [
    "Poleć z nami w świat zabawek",
    "Latawiec Anna Przykładowa",
    "ul. Podniebna 7",
    "42-400 Zawiercie",
    "NIP 1234563218",
    "poniedziałek–piątek: 9:00–18:00",
  ]) {
    expect(text).toContain(fact);
  }
  await expect(footer.getByRole("link", { name: "+48 600 000 000" })).toHaveAttribute(
    "href",
    "tel:+48600000000",
  );
  await expect(footer.getByRole("link", { name: "sklep@latawiec.example" })).toHaveAttribute(
    "href",
    "mailto:sklep@latawiec.example",
  );
});

test("nothing asks visitors to sign in", async ({ page }) => {
  for (const path of ["/", "/kontakt?koszyk=true", "/produkt/1102", "/regulamin"]) {
    await page.goto(path);
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /zaloguj|konto|rejestr/i })).toHaveCount(0);
  }
});
