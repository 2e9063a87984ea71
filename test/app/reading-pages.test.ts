import { afterAll, describe, expect, test } from "vitest";
import { hours, seller, times } from "../../shop.config.ts";
import { formatDate } from "../../shop/text/article.ts";
import { legalPages, type LegalPage } from "../../shop/text/static-pages.ts";
import { formatAddress } from "../../shop/shop-config.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

const open = async (path: string) => readPage(await app.fetch(path));

describe("the blog", () => {
  test("lists every article as a link, newest first", async () => {
    const { html } = await open("/blog");
    const slugs = [...html.matchAll(/href="\/blog\/([a-z-]+)"/g)].map(([, slug]) => slug);
    expect(slugs).toEqual(app.shop.content.articles.map(({ slug }) => slug));
  });

  test("shows an article's category, date, picture and back link, also in structured data", async () => {
    const { html, text, meta, canonical } = await open("/blog/gry-planszowe");
    expect(text).toContain("Wróć do bloga Gry 12 września 2026");
    expect(html).toContain('src="/pictures/articles/gry-planszowe-2160.webp"');
    expect(meta("og:image")).toBe(`${app.shop.origin}/pictures/articles/gry-planszowe-og.jpg`);
    expect(meta("og:type")).toBe("article");
    expect(canonical).toBe(`${app.shop.origin}/blog/gry-planszowe`);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    const types = JSON.parse(json!)["@graph"].map((thing: { "@type": string }) => thing["@type"]);
    expect(types).toEqual(["Article", "BreadcrumbList"]);
  });

  test("answers 404 for an unknown article and links back", async () => {
    const { status, html, headings, meta } = await open("/blog/nie-ma");
    expect(status).toBe(404);
    expect(headings).toEqual(["Nie znaleziono artykułu"]);
    expect(html).toMatch(/<a[^>]*href="\/blog"[^>]*>Wróć do bloga/);
    expect(meta("robots")).toBe("noindex");
  });
});

describe("the information pages", () => {
  test.each(legalPages)("/%s has its own title, contents and date", async (name) => {
    const page = await open(`/${name}`);
    const { title, headings, updated } = app.shop.content.legal(name);
    expect(page.headings).toEqual([title]);
    expect(page.text.replaceAll("  ", " ")).toContain(`Ostatnia zmiana: ${formatDate(updated)}`);
    for (const { id } of headings.filter(({ depth }) => depth === 2)) {
      expect(page.html).toContain(`<a href="#${id}">`);
    }
  });

  test.each([...legalPages, "blog/gry-planszowe"])(
    "/%s contains its text once, in a document and for a navigation",
    async (name) => {
      const { article, legal } = app.shop.content;
      const { html } = article(name.replace("blog/", "")) ?? legal(name as LegalPage);
      const longest = html.split(/<[^>]*>/).toSorted((one, other) => other.length - one.length)[0]!;
      expect(longest.length).toBeGreaterThan(50);
      const document = await (await app.fetch(`/${name}`)).text();
      expect(document.split(longest)).toHaveLength(2);
      const fragment = (await (await app.fetch(`/_page/${name}`)).json()) as { main: string };
      expect(fragment.main.split(longest)).toHaveLength(2);
    },
  );

  test("show address, opening hours and times from the configuration", async () => {
    const { text } = await open("/informacje-o-wysylce");
    const facts = [formatAddress(seller.address), `${hours.opens}–${hours.closes}`, times.cutOff];
    for (const fact of [...facts, seller.phone, seller.email, times.standard])
      expect(text).toContain(fact);
  });

  test("include a page where the cookie consent can be changed", async () => {
    const { html } = await open("/ustawienia-cookies");
    const inputs = [...html.matchAll(/<input [^>]*name="cookie-consent"[^>]*>/g)];
    expect(inputs).toHaveLength(2);
  });

  test("have an anchor for the mission, and tiles that link to their categories", async () => {
    const { html } = await open("/o-nas");
    expect(html).toContain('<h2 id="nasza-misja">');
    for (const key of ["pluszaki", "edukacyjne", "gry", "zabawki-rc"]) {
      expect(html).toMatch(new RegExp(`<h3><a[^>]*href="/kategoria/${key}"`));
    }
  });
});

describe("the result of a payment", () => {
  test("success shows the next steps and links home", async () => {
    const { html, text } = await open("/potwierdzenie-platnosci?status=success");
    expect(text).toContain("Płatność zrealizowana!");
    expect(text).toContain(times.dispatch);
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Wróć na stronę główną/);
  });

  test.each(["", "?status=", "?status=failed", "?status=SUCCESS"])(
    "any other status (%s) links back to the order",
    async (query) => {
      const { html, text } = await open(`/potwierdzenie-platnosci${query}`);
      expect(text).toContain("Płatność anulowana");
      expect(text).not.toContain("Płatność zrealizowana!");
      expect(html).toContain('href="/kontakt?koszyk=true"');
    },
  );
});

describe("search engines", () => {
  async function sitemapPaths(): Promise<string[]> {
    const xml = await (await app.fetch("/sitemap.xml")).text();
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
    expect(addresses.every((address) => address.startsWith(`${app.shop.origin}/`))).toBe(true);
    return addresses.map((address) => address.slice(app.shop.origin.length));
  }

  test("get every existing page once in the sitemap, and no other", async () => {
    const paths = await sitemapPaths();
    const counts = app.shop.catalogue().products.length + app.shop.content.articles.length;
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(counts + legalPages.length);
    for (const path of paths) {
      expect([path, (await app.fetch(path)).status]).toEqual([path, 200]);
    }
  });

  test("get an article's date, and no unknown dates", async () => {
    const xml = await (await app.fetch("/sitemap.xml")).text();
    expect(xml).toContain(`/blog/gry-planszowe</loc><lastmod>2026-09-12</lastmod>`);
    expect(xml).toContain(`<loc>${app.shop.origin}/</loc></url>`);
  });

  test("find the sitemap in robots.txt and are allowed in", async () => {
    const response = await app.fetch("/robots.txt");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    const lines = (await response.text()).split("\n");
    expect(lines).toContain(`Sitemap: ${app.shop.origin}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
      "Disallow: /functions/",
      "Disallow: /koszyk.json",
      "Disallow: /formularz.json",
    ]);
  });
});
