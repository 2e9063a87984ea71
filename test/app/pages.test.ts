import { afterAll, describe, expect, it } from "vitest";
import { brand, categoryTexts, seller, tagline } from "../../shop.config.ts";
import { toPlainDescription } from "../../shop/catalogue/product/description.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import { createTelUrl } from "../../shop/text/contact-urls.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

const { origin, catalogue, content } = app.shop;
/** Reads each page once: nothing here changes it. */
const visits = new Map<string, ReturnType<typeof visit>>();
const visit = async (path: string) => readPage(await app.fetch(path));
function open(path: string): ReturnType<typeof visit> {
  const known = visits.get(path) ?? visit(path);
  visits.set(path, known);
  return known;
}

const pages: [path: string, title: string][] = [
  ["/", `${brand}. ${tagline}`],
  ...Object.entries(categoryTexts).map(([key, { metaTitle }]): [string, string] => [
    `/kategoria/${key}`,
    metaTitle,
  ]),
  ["/produkt/1101", catalogue().product("1101")!.name],
  ["/kontakt", "Kontakt"],
  ["/kontakt?koszyk=true&dostawa=inpost&platnosc=pobranie", "Złóż zamówienie"],
  ["/potwierdzenie-platnosci?status=success", "Płatność zrealizowana"],
  ["/potwierdzenie-platnosci", "Płatność anulowana"],
  ["/o-nas", "O nas"],
  ["/blog", "Blog o zabawkach i zabawie"],
  ...content.articles.map(({ slug, title }): [string, string] => [`/blog/${slug}`, title]),
  ...legalPages.map((name): [string, string] => [`/${name}`, content.legal(name).title]),
  ["/newsletter", "Newsletter"],
];

it("the contact page says what each of the shop's two addresses is for", async () => {
  const { text } = await open("/kontakt");
  expect(text).toContain(
    "ul. Podniebna 7, 42-400 Zawiercie siedziba: listy, zwroty i reklamacje ul. Wietrzna 12, 80-001 Gdańsk biuro: odbiór osobisty po umówieniu",
  );
});

describe("every page", () => {
  it.each(pages)("%s has its own title: %s", async (path, title) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    const whole = title.includes(brand) ? title : `${title} | ${brand}`;
    expect(page.titles).toEqual([whole]);
    expect(page.headings).toHaveLength(1);
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="pl"/);
  });

  it.each(pages)("%s has a canonical URL and link preview data", async (path, title) => {
    const page = await open(path);
    const url = origin + path.split("?")[0];
    expect(page.canonical).toBe(url);
    expect(page.meta("og:url")).toBe(url);
    expect(page.meta("og:title")).toBe(title);
    expect(page.meta("og:site_name")).toBe(brand);
    expect(page.meta("og:locale")).toBe("pl_PL");
    expect(page.meta("og:type")).toMatch(/^(website|article|product)$/);
    expect(page.meta("og:image")).toMatch(new RegExp(`^${origin}/(img|pictures)/.+\\.jpg$`));
    expect(page.meta("og:description")).toBe(page.meta("description"));
  });

  it.each(pages)("%s has a description of at most 160 characters", async (path) => {
    const description = (await open(path)).meta("description")!;
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("has its own description", async () => {
    const paths = pages.map(([path]) => path).filter((path) => !path.includes("?"));
    const descriptions = await Promise.all(
      paths.map(async (path) => (await open(path)).meta("description")),
    );
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });
});

describe("a page with the shop's phone number", () => {
  it.each([...pages, ["/odstapienie", ""]])("%s links it for dialling", async (path) => {
    const { html } = await open(path);
    const shown = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(shown).toContain(`href="${createTelUrl(seller.phone)}"`);
    const elsewhere = shown.replaceAll(/<a [^>]*href="tel:[\s\S]*?<\/a>/g, "");
    expect(elsewhere).not.toContain(seller.phone);
  });
});

describe("a search engine", () => {
  const hidden = [
    "/potwierdzenie-platnosci?status=success",
    "/potwierdzenie-platnosci",
    "/kontakt?koszyk=true&dostawa=inpost&platnosc=pobranie",
    "/newsletter/potwierdz",
    "/newsletter/wypisz",
  ];

  it.each(hidden)("may not index %s", async (path) => {
    expect((await open(path)).meta("robots")).toBe("noindex");
  });

  it.each(pages.map(([path]) => path).filter((path) => !hidden.includes(path)))(
    "may index %s",
    async (path) => expect((await open(path)).meta("robots")).toBeUndefined(),
  );
});

describe("a product page", () => {
  it.each(catalogue().products.map(({ id }) => id))(
    "of %s has a description that ends with a whole word",
    async (id) => {
      const product = catalogue().product(id)!;
      const descriptions = (await open(`/produkt/${id}`)).meta("description")!;
      expect(descriptions.length).toBeLessThanOrEqual(160);
      const whole = toPlainDescription(product.description ?? "");
      if (!whole || descriptions === whole) return;
      const start = /^(.+)…$/.exec(descriptions)![1]!;
      expect(whole.startsWith(start)).toBe(true);
      expect(whole.slice(start.length)).toMatch(/^[^\p{L}\d]/u);
    },
  );

  it("has price, currency and stock in its link preview", async () => {
    const page = await open("/produkt/1101");
    expect(page.meta("og:type")).toBe("product");
    expect(page.meta("product:price:amount")).toBe(
      (catalogue().product("1101")!.price / 100).toFixed(2),
    );
    expect(page.meta("product:price:currency")).toBe("PLN");
    expect(page.meta("product:availability")).toBe("in stock");
  });

  it("has no button for a sold-out product", async () => {
    const soldOut = catalogue().products.find(({ stock }) => stock === 0)!;
    const page = await open(`/produkt/${soldOut.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Wyprzedane");
    expect(page.text).not.toContain("Dodaj do koszyka");
    expect(page.meta("product:availability")).toBe("out of stock");
  });
});
