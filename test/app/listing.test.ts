import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { openTestApp } from "../test-app.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { sampleProduct } from "../fixtures.ts";
import { readPage } from "./read-page.ts";

/** Sixty bears; every tenth is sold out, and no other category has any. */
const bears = Array.from({ length: 60 }, (_, at) =>
  sampleProduct({
    id: `${at + 1}`,
    name: at === 41 ? "Żółw <script>alert(1)</script>" : `Miś ${at + 1}`,
    description: "Pluszowy i miękki.",
    price: (at + 1) * 100,
    stock: at % 10 === 9 ? 0 : 4,
    ageFrom: at * 3,
    manufacturer: { name: at < 3 ? "Dębowy Konik" : "Żółw i spółka", address: "", email: "" },
  }),
);
const catalogue = createCatalogue(bears, "bears");
const app = await openTestApp({ catalogue: () => catalogue });
afterAll(app.close);

const path = "/kategoria/pluszaki";
const open = async (query: string) => readPage(await app.fetch(path + query));
const idsOn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="\/produkt\/(\d+)"/g)].map(([, id]) => Number(id));

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];

describe("a category's page", () => {
  test("calls bestsellers the four that the shop sold, and new what it saw first this month", async () => {
    const toys = bears
      .slice(0, 8)
      .map((bear) => (bear.id === "6" ? { ...bear, addedAt: app.shop.now() - dayMs } : bear));
    const withSales = createCatalogue(toys, "sold", ["5", "4", "3", "2", "1"]);
    const shop = await openTestApp({ catalogue: () => withSales });
    onTestFinished(shop.close);
    const { html } = await readPage(await shop.fetch(path));
    const noted = (note: string) =>
      html
        .split("<article")
        .filter((card) => card.includes(`>${note}<`))
        .flatMap(idsOn);
    expect(noted("Bestseller")).toEqual([2, 3, 4, 5]);
    expect(noted("Nowość")).toEqual([6]);
    expect((await open("")).text).not.toMatch(/Bestseller|Nowość/);
  });

  test("has a filter for makers with counts, which /zabawki names in its title", async () => {
    expect((await open("?wiek=0")).html).toMatch(
      /<option value="debowy-konik">Dębowy Konik<!-- --> \(1\)|<option value="debowy-konik">Dębowy Konik \(1\)/,
    );
    const { html, text } = await open("?producent=debowy-konik");
    expect(idsOn(html)).toEqual([1, 2, 3]);
    expect(text).toContain("Usuń filtr: Marka: Dębowy Konik");
    const all = await readPage(await app.fetch("/zabawki?producent=debowy-konik&cena-do=50"));
    expect(all.headings).toEqual(["Zabawki: Dębowy Konik, do 50 zł"]);
    expect((await open("?producent=nie-ma")).text).toContain("Żadna zabawka nie pasuje");
    const maker = await (await app.fetch("/producent/debowy-konik")).text();
    expect(maker).not.toContain('name="producent"');
  });

  test("shows 24 products and a link to the next page", async () => {
    const { html, text, meta, canonical } = await open("");
    expect(idsOn(html)).toHaveLength(24);
    expect(text).toContain("60 zabawek");
    expect(html).toMatch(
      /<a class="pages__step" rel="next" href="\/kategoria\/pluszaki\?strona=2">/,
    );
    expect(html).not.toContain('rel="prev"');
    expect(canonical).toBe(app.shop.origin + path);
    expect(meta("robots")).toBeUndefined();
  });

  test("has further pages with their own URL and title, sold-out products last", async () => {
    const { html, text, titles, meta, canonical } = await open("?strona=3&utm_source=list");
    expect(idsOn(html)).toEqual([54, 55, 56, 57, 58, 59, 10, 20, 30, 40, 50, 60]);
    expect(text).toContain("Strona 3 z 3");
    expect(titles[0]).toContain("strona 3");
    expect(html).toContain('rel="prev" href="/kategoria/pluszaki?strona=2"');
    expect(html).not.toContain('rel="next"');
    expect(canonical).toBe(`${app.shop.origin}${path}?strona=3`);
    expect(meta("robots")).toBeUndefined();
  });

  test.each([
    "?sortuj=nazwa",
    "?od=5",
    "?dostepne=1&strona=2",
    "?wiek=3-5",
    "?producent=debowy-konik",
  ])("under %s is a variant with noindex", async (query) => {
    const { meta, canonical } = await open(query);
    expect(meta("robots")).toBe("noindex,follow");
    expect(canonical).not.toMatch(/sortuj|od=|dostepne|wiek/);
  });

  test("sorts, filters and paginates at once, and keeps the parameters in its links", async () => {
    const { html } = await open("?dostepne=1&sortuj=cena-malejaco&do=50&strona=2");
    expect(idsOn(html)[0]).toBe(23);
    const back = "?sortuj=cena-malejaco&amp;cena-do=50&amp;dostepne=1";
    expect(html).toContain(`rel="prev" href="${path}${back}"`);
    expect(html).toContain(`href="${path}?sortuj=cena-malejaco&amp;dostepne=1"`);
  });

  test("past its end redirects to its last page", async () => {
    const response = await app.fetch(`${path}?strona=99&sortuj=nazwa`);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`${path}?sortuj=nazwa&strona=3`);
  });

  test("without products says so and has no filters", async () => {
    const { html, text } = await readPage(await app.fetch("/kategoria/gry"));
    expect(text).toContain("Brak produktów w tej kategorii");
    expect(html).not.toContain('class="filters"');
  });

  test("without matches links to all products", async () => {
    const { text, html } = await open("?od=9000");
    expect(text).toContain("Żadna zabawka nie pasuje do wybranych filtrów.");
    expect(text).not.toContain("Brak produktów w tej kategorii");
    expect(html).toContain(`<a class="button button--secondary" href="${path}">`);
  });

  test("supports any query", async () => {
    const wild = "?sortuj=%00&od=1e9&do=%3Cscript%3E&wiek=__proto__&dostepne=&strona=-1&strona=2";
    const { status, html } = await open(wild);
    expect(status).toBe(200);
    expect(idsOn(html)).toHaveLength(24);
  });
});

describe("the search page", () => {
  const search = async (query: string) => readPage(await app.fetch(`/szukaj${query}`));

  test("finds a name despite a typo and missing diacritics, and shows it as text", async () => {
    const { html, text, meta } = await search("?fraza=zlow");
    expect(idsOn(html)).toEqual([42]);
    expect(text).toContain("Żółw <script>alert(1)</script>");
    expect(html).not.toContain("<script>alert(1)</script>");
    expect(meta("robots")).toBe("noindex,follow");
  });

  test("has pages", async () => {
    const { html, text } = await search("?fraza=mi%C5%9B&strona=3");
    expect(idsOn(html)).toHaveLength(11);
    expect(text).toContain("Strona 3 z 3");
    expect(html).toContain('rel="prev" href="/szukaj?fraza=mi%C5%9B&amp;strona=2"');
  });

  test.each([
    ["prezent do 100 zł", "/szukaj?cena-do=100&fraza=prezent"],
    ["prezent do 100", "/szukaj?cena-do=100&fraza=prezent"],
    ["miś 49,90-60 zł", "/szukaj?cena-od=49.9&cena-do=60&fraza=mi%C5%9B"],
    ["miś dla 4 latka do 100 zł", "/szukaj?cena-do=100&fraza=mi%C5%9B+dla+4+latka"],
    ["dla 4 latka do 100 zł", "/zabawki?wiek=4&cena-do=100"],
    ["coś poniżej 50", "/zabawki?cena-do=50"],
  ])("turns the prices of „%s” into filters: %s", async (words, path) => {
    const query = new URLSearchParams({ fraza: words, "cena-do": "7", strona: "2" });
    const response = await app.fetch(`/szukaj?${query}`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, path]);
  });

  test("leaves numbers that may be no price alone, and sends the dialog only what fits", async () => {
    const { html } = await search("?fraza=mi%C5%9B+do+100");
    expect(mainOf(html)).toContain('value="miś do 100"');
    const find = async (words: string) =>
      (await (await app.fetch(`/szukaj.json?q=${words}`)).json()) as { count: number };
    const all = await find("mi%C5%9B");
    expect(await find("mi%C5%9B od 1 zł")).toEqual(all);
    expect(await find("mi%C5%9B do 0,50 zł")).toMatchObject({ products: [], count: 0 });
    expect((await find("powyżej 1 zł")).count).toBe(60);
  });

  test("finds categories and articles as the dialog does", async () => {
    const { html } = await search("?fraza=gry");
    expect(html).toContain('href="/kategoria/gry"');
    expect(html).toContain('href="/blog/gry-planszowe"');
  });

  test("without a query or results shows the categories", async () => {
    expect((await search("")).headings).toEqual(["Szukaj zabawek"]);
    const { text } = await search("?fraza=%3Cb%3Exyzzy");
    expect(text).toContain('Nie znaleziono wyników dla "<b>xyzzy"');
    expect(text).toContain("Zajrzyj do działów");
  });

  test("shows bestsellers and the phone number only without results", async () => {
    const miss = await search("?fraza=xyzzy");
    expect(idsOn(miss.html)).toEqual([1, 2, 3, 4]);
    expect(miss.text).toContain("Bestsellery");
    expect(mainOf(miss.html)).toContain('href="tel:+48600000000"');
    for (const query of ["", "?fraza=mi%C5%9B", "?fraza=zwrot"]) {
      const { html, text } = await search(query);
      expect(text).not.toContain("Bestsellery");
      expect(mainOf(html)).not.toContain('href="tel:');
    }
  });

  test("counts what a browser looked for in the shop without results, and nothing else", async () => {
    const counted: string[] = [];
    const shop = await openTestApp({ countMissedSearch: (query) => void counted.push(query) });
    onTestFinished(shop.close);
    const look = (words: string, headers: Record<string, string>, client?: string) =>
      shop.fetch(`/szukaj?${new URLSearchParams({ fraza: words })}`, { headers }, client);
    const browser = { "Sec-Fetch-Site": "same-origin" };
    await look("Hulajnoga", browser);
    for (const words of ["lalka", "zwrot", "kontakt", ""]) await look(words, browser);
    await look("rower robota", {});
    await look("rower z innej strony", { "Sec-Fetch-Site": "cross-site" });
    await look("rower z góry", { ...browser, "Sec-Purpose": "prefetch" });
    expect(counted).toEqual(["Hulajnoga"]);
    for (let time = 0; time < 30; time += 1)
      await look(`hulajnoga ${time}`, browser, "203.0.113.7");
    expect(counted).toHaveLength(21);
  });

  test("links to help pages after the fixed list, each once", async () => {
    const { html, text } = await search("?fraza=jak+odda%C4%87+zabawk%C4%99");
    expect(text).toContain("Polityka zwrotów i reklamacji Pomoc");
    expect(text).not.toContain("Nie znaleziono");
    expect(html.split('href="/odstapienie"').length).toBeGreaterThan(1);
    const plush = await search("?fraza=pluszaki");
    expect(mainOf(plush.html).split('href="/kategoria/pluszaki"')).toHaveLength(2);
    expect((await search("?fraza=pluszowa")).text).toContain("Pluszaki Kategoria");
  });

  test("sends the dialog its empty state and its help pages", async () => {
    const list = (await (await app.fetch("/szukaj.json")).json()) as Record<string, unknown>;
    expect(list.entries).toHaveLength(19);
    const products = [{ id: "1" }, { id: "2" }, { id: "3" }, { id: "4" }];
    expect(list.featured).toMatchObject({ title: "Bestsellery", products });
    expect(list.phone).toBe("+48 600 000 000");
    expect(await (await app.fetch("/szukaj.json?q=zwrot")).json()).toMatchObject({
      links: [
        { title: "Polityka zwrotów i reklamacji", path: "/polityka-zwrotow", type: "Pomoc" },
        { title: "Odstąp od umowy", path: "/odstapienie", type: "Pomoc" },
      ],
      products: [],
      count: 0,
    });
    // Items of the fixed list are not repeated.
    expect(await (await app.fetch("/szukaj.json?q=pluszaki")).json()).toMatchObject({ links: [] });
  });

  test("finds a doll by its EAN and in other cases, and nothing for one letter many times", async () => {
    const doll = sampleProduct({ id: "7", name: "Lalka Zosia", ean: "5907894765402" });
    const robot = sampleProduct({
      id: "8",
      name: "Robot",
      description: "Zasilanie: 2 baterie AA.",
    });
    const toys = createCatalogue([doll, robot], "dolls");
    const dolls = await openTestApp({ catalogue: () => toys });
    onTestFinished(dolls.close);
    const find = async (words: string) =>
      idsOn((await readPage(await dolls.fetch(`/szukaj?fraza=${words}`))).html);
    expect(await find("5907894765402")).toEqual([7]);
    expect(await find("lalce")).toEqual([7]);
    const { products } = (await (
      await dolls.fetch(`/szukaj.json?q=${"a".repeat(200)}`)
    ).json()) as { products: unknown[] };
    expect(products).toEqual([]);
  });

  test("sends the dialog the first products and the total", async () => {
    const response = await app.fetch("/szukaj.json?q=mis");
    const { products, count } = (await response.json()) as { products: unknown[]; count: number };
    expect([products.length, count]).toEqual([8, 59]);
  });
});
