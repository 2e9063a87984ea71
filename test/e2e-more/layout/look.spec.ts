import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { openHydrated, waitForHydration } from "../../e2e/hydration.ts";
import { visit } from "../../e2e/page-helpers.ts";
import { expect, test } from "../../e2e/shop.ts";

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const cart = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });

async function boxOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x, y, right: x + width, bottom: y + height, width, height };
}

test("under the pointer the cart's button keeps its text, and after a skip link nothing is outlined", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, "/regulamin");
  const { x, y, width, height } = await boxOf(page.locator(".header__sum"));
  const countDark = async () => {
    const clip = { x, y, width, height };
    const pixels = await sharp(await page.screenshot({ clip, animations: "disabled" }))
      .greyscale()
      .raw()
      .toBuffer();
    return pixels.filter((value) => value < 96).length;
  };
  const before = await countDark();
  expect(before).toBeGreaterThan(100);
  await cart(page).hover();
  expect(await countDark()).toBeGreaterThan(before * 0.9);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
});

test("drawer, order header and band stand on the grid", async ({ page }) => {
  await page.setViewportSize(tablet);
  await openHydrated(page, "/kontakt?koszyk=true");
  const heading = await boxOf(page.getByRole("heading", { level: 1 }));
  expect((await boxOf(page.locator(".header__logo"))).x).toBeCloseTo(heading.x, 0);

  await openHydrated(page, "/kategoria/gry");
  for (const size of [phone, tablet, desktop, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    const list = await boxOf(page.locator(".product-grid").first());
    const band = await boxOf(page.locator(".listing-header .picture"));
    expect(band.right).toBeCloseTo(list.right, 0);
    expect(band.height).toBe(size === phone ? 88 : 112);
  }

  await page.getByRole("button", { name: "Dodaj: Szachy drewniane Mały Hetman" }).click();
  await cart(page).click();
  const line = page.getByRole("dialog", { name: "Koszyk" }).getByRole("listitem").first();
  await expect(line.getByRole("link").locator(".whole")).toHaveText("Mały Hetman");
  const text = await boxOf(line.getByRole("link"));
  expect((await boxOf(line.locator(".stepper"))).x).toBeCloseTo(text.x, 0);
});

test("„+” stands beside the price, becomes a stepper in its place and is „+” again", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/kategoria/gry");
  const card = page.getByRole("article").filter({ hasText: "Szachy drewniane" });
  const name = "Szachy drewniane Mały Hetman";
  const add = card.getByRole("button", { name: `Dodaj: ${name}` });
  const price = await boxOf(card.locator(".price"));
  const button = await boxOf(add);
  expect(button.y).toBeGreaterThan((await boxOf(card.locator("img").first())).bottom);
  expect(button.y).toBeLessThan(price.bottom);
  expect(button.bottom).toBeGreaterThan(price.y);

  await add.click();
  const more = card.getByRole("button", { name: `Zwiększ ilość: ${name}` });
  await expect(more).toBeFocused();
  const moved = await boxOf(more);
  expect([moved.x, moved.y]).toEqual([button.x, button.y]);
  await more.click();
  await expect(card.getByText("2", { exact: true })).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 2");
  await expect(card.locator(".price")).toBeVisible();
  const less = card.getByRole("button", { name: `Zmniejsz ilość: ${name}` });
  await less.click();
  await less.click();
  await expect(add).toBeFocused();
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 0");
});

test("on a phone „+” stands beside the price also where the age is long", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/zabawki?wiek=3-5");
  const card = page.getByRole("article").filter({ hasText: "od 18 miesięcy" }).first();
  const add = await boxOf(card.getByRole("button", { name: /^Dodaj: / }));
  expect(add.bottom).toBeGreaterThan((await boxOf(card.locator(".price"))).y);
});

test("names of cards are whole, in at most three lines that break between words that part", async ({
  page,
}) => {
  const whole = [
    "Bul-Bul",
    "Do-Re-Mi",
    "3 w 1",
    "Dookoła Świata",
    "20 doświadczeń",
    "Punktualek –",
  ];
  await openHydrated(page, "/kategoria/edukacyjne");
  const names = page.locator(".product-card__name");
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    const found = await names.evaluateAll(measureNames, whole);
    expect(new Set(found.flatMap(({ present }) => present)).size).toBe(whole.length);
    expect(found.flatMap(({ broken }) => broken)).toEqual([]);
    expect(found.filter(({ isCut }) => isCut)).toEqual([]);
    expect(Math.max(...found.map(({ lines }) => lines))).toBeLessThanOrEqual(3);
  }
  // Some of these widths would break each of them.
  for (let width = 80; width <= 200; width += 6) {
    await names.evaluateAll((all, px) => {
      for (const name of all as HTMLElement[]) name.style.width = `${px}px`;
    }, width);
    const found = await names.evaluateAll(measureNames, whole);
    expect([width, found.flatMap(({ broken }) => broken)]).toEqual([width, []]);
  }
});

/** Counts the lines of names and finds texts that are on two of them. */
function measureNames(names: Element[], whole: readonly string[]) {
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  return names.map((name) => {
    const nodes: Node[] = [];
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const textOf = (node: Node) => node.nodeValue!.replaceAll("\u00a0", " ");
    const present = whole.filter((text) => nodes.some((node) => textOf(node).includes(text)));
    const broken = nodes.flatMap((node) =>
      present.filter((text) => {
        const at = textOf(node).indexOf(text);
        if (at < 0) return false;
        const part = document.createRange();
        part.setStart(node, at);
        part.setEnd(node, at + text.length);
        return linesOf(part) > 1;
      }),
    );
    const { scrollHeight, clientHeight } = name.querySelector(".clamp")!;
    const lines = Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight));
    return { broken, present, lines, isCut: scrollHeight > clientHeight + 1 };
  });
}

test("the buy button's words and price are one line, and the gallery takes over half the page", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1001");
  const button = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  for (const width of [360, 390, 414, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    expect(Math.max(...tops) - Math.min(...tops), `${width} px`).toBeLessThan(10);
    if (width < 768) continue;
    const { width: content } = await boxOf(page.locator(".product__text"));
    const gallery = await boxOf(page.locator(".gallery"));
    expect(gallery.width / content).toBeGreaterThanOrEqual(0.55);
    expect(gallery.width / content).toBeLessThanOrEqual(0.6);
    const [text, facts] = [
      page.locator(".product__description"),
      page.locator(".product__details"),
    ];
    expect((await boxOf(facts)).x).toBeGreaterThan((await boxOf(text)).right);
  }
});

test("an e-mail address with a hyphen is whole wherever it fits a line", async ({ page }) => {
  await visit(page, "/polityka-prywatnosci");
  const links = page.locator('main a[href^="mailto:"]');
  await links.evaluateAll((all) => {
    for (const link of all) link.textContent = "sklep@drewniane-zabawki.pl";
  });
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().height)),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights), `${width} px`).toBeLessThan(36);
  }
});

test("on a first visit with a phone the banner has two lines and covers no price and no button", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const banner = page.getByRole("region", { name: "Zgoda na pliki cookie" });
  await page.goto("/produkt/1001");
  await waitForHydration(page);
  const { y, height } = await boxOf(banner);
  expect(height).toBeLessThanOrEqual(96);
  const buy = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  expect((await boxOf(buy)).bottom).toBeLessThanOrEqual(y);
  expect((await boxOf(page.locator(".product__price"))).bottom).toBeLessThanOrEqual(y);
  await page.evaluate(() => scrollTo(0, 800));
  await expect(page.locator(".buy-bar")).toBeInViewport();
  expect(y - (await boxOf(page.locator(".buy-bar"))).bottom).toBeLessThan(1);
  await page.goto("/kontakt?koszyk=true");
  await waitForHydration(page);
  await expect(banner).toBeVisible();
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(96);
  const bothGenders = page.getByText("zapoznałem(-am)", { exact: true });
  expect((await boxOf(bothGenders)).height).toBeLessThan(32);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole("contentinfo").getByRole("link").last();
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(y);
});

test("after a failed submission the toast names the error and the box links to the fields", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  const form = page.getByRole("form", { name: "Formularz kontaktowy" });
  await form.getByLabel("Imię i nazwisko").fill("Ewa Żak");
  await form.getByLabel("Telefon").fill("600 100 200");
  await form.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Błąd walidacji" })).toBeVisible();
  await expect(form.getByText("Błąd walidacji")).toHaveCount(0);
  await expect(form.locator(".notice").getByRole("link")).toHaveText([
    /^Podaj adres e-mail/,
    "Wpisz treść wiadomości.",
  ]);
  await form.getByRole("link", { name: "Wpisz treść wiadomości." }).click();
  await expect(form.getByLabel("Wiadomość")).toBeFocused();
});

test("a long name fits the header at every width", async ({ page }) => {
  await openHydrated(page, "/");
  const logo = page.locator(".header__logo");
  await logo.evaluate((link) => link.setAttribute("data-long", "true"));
  const names = ["Drewniane zabawki i gry u pani Małgorzaty", "Najpiękniejszezabawkinadwiślańskie"];
  for (const name of names) {
    await logo.locator("span").evaluate((text, name) => (text.textContent = name), name);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      const [content, end] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector(".header__cart-place")!.getBoundingClientRect().right,
      ]);
      expect([name, width, content! <= width && end! <= width]).toEqual([name, width, true]);
    }
  }
});
