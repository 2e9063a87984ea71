import { afterAll, expect, test } from "vitest";
import { formatPrice } from "../../shop/price.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

const open = async (path: string) => readPage(await app.fetch(path));
const find = (id: string) => app.shop.catalogue().product(id)!;
const hrefs = (html: string) =>
  [...html.matchAll(/href="(\/porownaj[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("a comparison shows name, price, age and facts of each toy, and its scripts are those of every page", async () => {
  const page = await open("/porownaj?produkt=1101&produkt=1501&produkt=nie-ma");
  expect(page.status).toBe(200);
  for (const id of ["1101", "1501"]) {
    expect(page.text).toContain(find(id).name);
    expect(page.text).toContain(formatPrice(find(id).price).replaceAll(" ", " "));
    expect(page.html).toContain(`href="/produkt/${id}"`);
  }
  for (const row of ["Cena", "Wiek", "Elementy", "Wymiary", "Baterie", "W pudełku"]) {
    expect(page.html).toMatch(
      new RegExp(`<th scope="rowgroup" colSpan="2"><span>${row}</span></th>`),
    );
  }
  const islands = [...page.html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name);
  const { html } = await open("/szukaj");
  expect(islands.filter((name) => !html.includes(`data-island="${name}"`))).toEqual([]);
});

test("links add a similar toy, one that is searched for, and take one away", async () => {
  const one = await open("/porownaj?produkt=1101");
  expect(hrefs(one.html)).toContain("/porownaj");
  const [added] = hrefs(one.html);
  expect(added).toMatch(/^\/porownaj\?produkt=1101&produkt=11\d\d$/);
  const found = await open("/porownaj?produkt=1101&fraza=5900000000000");
  expect(found.text).toContain("Nie znaleźliśmy takiej zabawki");
  const byCode = await open(`/porownaj?produkt=1101&fraza=${find("1501").sku}`);
  expect(hrefs(byCode.html)).toContain("/porownaj?produkt=1101&produkt=1501");
  const three = await open("/porownaj?produkt=1101&produkt=1102&produkt=1501");
  expect(hrefs(three.html)).toEqual([
    "/porownaj?produkt=1102&produkt=1501",
    "/porownaj?produkt=1101&produkt=1501",
    "/porownaj?produkt=1101&produkt=1102",
  ]);
});

test("cards and the product page lead to a comparison", async () => {
  expect(hrefs((await open("/kategoria/gry")).html)).toContain("/porownaj?produkt=1101");
  const { html, text } = await open("/produkt/1101");
  expect(text).toContain("Porównaj z podobnymi");
  expect(hrefs(html)).toEqual([
    expect.stringMatching(/^\/porownaj\?produkt=1101&produkt=\d+&produkt=\d+$/),
  ]);
});

test("search engines read one comparison page and index none", async () => {
  const page = await open("/porownaj?produkt=1101&produkt=1102");
  expect(page.canonical).toBe(`${app.shop.origin}/porownaj`);
  expect(page.meta("robots")).toBe("noindex,follow");
});
