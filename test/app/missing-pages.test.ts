import { afterAll, expect, it } from "vitest";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

it.each([
  ["/nie-ma-takiej", "Oops! Page not found"],
  ["/kategoria/nie-ma", "Oops! Page not found"],
  ["/kategoria/constructor", "Oops! Page not found"],
  ["/blog/nie-ma", "Nie znaleziono artykułu"],
  ["/blog/__proto__", "Nie znaleziono artykułu"],
  ["/produkt/nie-ma", "Produkt nie znaleziony"],
  ["/produkt/__proto__", "Produkt nie znaleziony"],
  ["/produkt/%3Cscript%3E", "Produkt nie znaleziony"],
  ["/produkt/%F0%9F%A7%B8", "Produkt nie znaleziony"],
  ["/functions/v1/nie-ma", "Oops! Page not found"],
])("%s is a 404 with the text: %s", async (path, heading) => {
  const page = await readPage(await app.fetch(path));
  expect(page.status).toBe(404);
  expect(page.headings).toEqual([heading]);
  expect(page.titles).toHaveLength(1);
  expect(page.meta("robots")).toBe("noindex");
  expect(page.canonical).toBeUndefined();
});

it("a 404 keeps header and footer and links home", async () => {
  const page = await readPage(await app.fetch("/nie-ma-takiej"));
  expect(page.html).toContain("<header");
  expect(page.html).toContain("<footer");
  expect(page.html).toMatch(/<a [^>]*href="\/"[^>]*>Wróć na stronę główną/);
  expect(page.text).toContain("404");
});

it("answers a navigation with the same 404", async () => {
  expect((await app.fetch("/_page/produkt/nie-ma")).status).toBe(404);
  expect((await app.fetch("/_page/nie-ma-takiej")).status).toBe(404);
});
