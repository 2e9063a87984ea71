import { expect, test } from "vitest";
import { cacheKey, routeTable } from "../../../test/route-table.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=list", "/"],
  ["/kategoria/gry#top", "/kategoria/gry"],
  ["/produkt/mi%C5%9B", "/produkt/mi%C5%9B"],
  ["/produkt/a%2Bb", "/produkt/a%2Bb"],
  ["/kontakt?koszyk=false&dostawa=inpost", "/kontakt"],
  ["/kontakt?x=1&koszyk=true&koszyk=false", "/kontakt?koszyk=true"],
  ["/potwierdzenie-platnosci?status=success", "/potwierdzenie-platnosci?status=success"],
  ["/potwierdzenie-platnosci?status=whatever", "/potwierdzenie-platnosci"],
  ["/_page/?index", "/_page/"],
  ["/_page/blog?utm_source=list", "/_page/blog"],
  ["/_page/kategoria/gry?fbclid=1", "/_page/kategoria/gry"],
  ["/_page/kontakt?koszyk=true&x=1", "/_page/kontakt?koszyk=true"],
])("%s has the cache key %s", (url, key) => {
  expect(cacheKey(url)).toBe(key);
  expect(cacheKey(key)).toBe(key);
});

test.each([
  "",
  "*",
  "blog",
  "http://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "//blog",
  "/blog/",
  "/blog/a/b",
  "/produkt/%31%37",
  "/produkt/a+b",
  "/produkt/../blog",
  "/BLOG",
  "/produkt/",
  "/produkt/%ff",
  "/_page",
  "/_page/_page/blog",
  "/_page//blog",
  "/__proto__",
  "/newsletter/potwierdz?token=t",
  "/potwierdzenie-platnosci?zamowienie=x",
  "/potwierdzenie-platnosci?status=success&zamowienie=x",
  "/_page/potwierdzenie-platnosci?zamowienie=x",
])("%j is not cached", (url) => {
  expect(cacheKey(url)).toBeUndefined();
});

/** Form responses, tokens and non-pages. Add every route that must not be cached. */
const uncacheable = [
  "/status",
  "/newsletter",
  "/newsletter/potwierdz",
  "/newsletter/wypisz",
  "/zamowienie/:id",
  "/stan-platnosci/:id",
  "*",
  "/szukaj",
  "/porownaj",
  "/koszyk.json",
  "/kod-rabatowy.json",
  "/szukaj.json",
  "/formularz.json",
  "/functions/v1/get-baselinker-products",
  "/functions/v1/send-contact-email",
  "/platnosci/payu",
  "/feeds/google.xml",
  "/feeds/ceneo.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/healthz",
  "/readyz",
];

test("every route is either cached or listed here as uncached", () => {
  const paths = routeTable.all.map(({ path }) => path);
  const fresh = paths.filter((path) => !cacheKey(path.replace(/:\w+/, "x")));
  expect(fresh.filter((path) => !uncacheable.includes(path))).toEqual([]);
});

test("a category's list has one cache key per canonical query, price ranges have none", () => {
  expect(cacheKey("/kategoria/gry?utm=1&strona=1&sortuj=polecane&od=")).toBe("/kategoria/gry");
  expect(cacheKey("/_page/kategoria/gry?strona=2&dostepne=1&sortuj=nazwa")).toBe(
    "/_page/kategoria/gry?sortuj=nazwa&dostepne=1&strona=2",
  );
  expect(cacheKey("/kategoria/gry?od=20")).toBeUndefined();
});
