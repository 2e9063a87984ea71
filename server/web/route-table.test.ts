import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeTable } from "../../test/route-table.ts";
import { floodKind } from "./route-table.ts";

const redirectOf = (url: string) => routeTable.match(url)?.redirectTo;

describe("another spelling of an address", () => {
  it.each([
    ["/produkt/17/", "/produkt/17"],
    ["/BLOG?utm_source=list", "/blog?utm_source=list"],
    ["/Blog/Prezenty", "/blog/Prezenty"],
    ["/kontakt/?koszyk=true&dostawa=kurier", "/kontakt?koszyk=true&dostawa=kurier"],
    ["//kontakt", "/kontakt"],
    ["/\\kontakt", "/kontakt"],
    ["/kont%61kt", "/kontakt"],
    ["/produkt//17", "/produkt/17"],
    ["/produkt/%31%37", "/produkt/17"],
    ["/produkt/mi%c5%9b", "/produkt/mi%C5%9B"],
    ["/produkt/a+b", "/produkt/a%2Bb"],
    ["/produkt/../blog", "/blog"],
    ["/./blog", "/blog"],
    ["//", "/"],
    ["/_page", "/_page/"],
    ["/_page//blog/", "/_page/blog"],
    ["/_page/KONTAKT?koszyk=true", "/_page/kontakt?koszyk=true"],
    ["/Functions/v1/Send-Contact-Email", "/functions/v1/send-contact-email"],
    ["/ZAMOWIENIE/Zm9v-_Key/", "/zamowienie/Zm9v-_Key"],
  ])("%s leads to %s, which has one spelling", (url, canonical) => {
    expect(redirectOf(url)).toBe(canonical);
    expect(routeTable.match(canonical)!.redirectTo).toBeUndefined();
    expect(routeTable.match(canonical)!.route).toBe(routeTable.match(url)!.route);
  });

  it("never leads to another host, and only once, whatever it looks like", () => {
    const parts = ["/", "\\", "//", "evil.example", ".", "..", "%2f", "%5c", "%2e", "%", "@", ":"];
    const known = ["blog", "KONTAKT", "produkt", "_page", "zamowienie", "mi%c5%9b", "\t", "?", "#"];
    const path = fc.array(fc.constantFrom(...parts, ...known), { maxLength: 12 });
    fc.assert(
      fc.property(path, (words) => {
        const redirectTo = redirectOf(`/${words.join("")}`);
        if (redirectTo === undefined) return;
        expect(new URL(redirectTo, "https://sklep.example").host).toBe("sklep.example");
        expect(redirectOf(redirectTo)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe("an address without a page", () => {
  it.each([
    "//evil.example/",
    "/nie-ma/",
    "/produkt",
    "/produkt/%ff",
    "/produkt/17/opinie",
    "/newsletter%2Fpotwierdz",
    "/produkt%2F17",
    "/_page/_page/blog",
    "/_page/koszyk.json",
    "/*",
    "/:id",
    "/__proto__",
  ])("%s leads nowhere", (url) => {
    expect(routeTable.match(url)).toMatchObject({ route: { path: "*" }, redirectTo: undefined });
  });

  it.each(["", "*", "blog", "http://evil.example/"])("%j is no path at all", (url) => {
    expect(routeTable.match(url)).toBeUndefined();
  });
});

it.each([
  ["/produkt/mi%C5%9B?kolor=red", { id: "miś" }],
  ["/produkt/*", { id: "*" }],
  ["/produkt/a%2Fb", { id: "a/b" }],
  ["/_page/kategoria/gry", { category: "gry" }],
  ["/blog", {}],
])("the parameters of %s are decoded", (url, params) => {
  expect(routeTable.match(url)).toMatchObject({ params, redirectTo: undefined });
});

it.each([
  ["/functions/v1/get-baselinker-products", "products"],
  ["/functions/v1/get-baselinker-products?apikey=1", "products"],
  ["/kontakt?koszyk=true&dostawa=kurier", "order"],
  ["/KONTAKT/?koszyk=true", "order"],
  ["/_page/kontakt?koszyk=true", "order"],
  ["/kontakt", "form"],
  ["/kontakt?koszyk=false", "form"],
  ["/functions/v1/send-contact-email", "form"],
  ["/newsletter?koszyk=true", "form"],
  ["//functions/v1/get-baselinker-products", "products"],
  ["/functions/v1/get%2Dbaselinker-products", "products"],
  ["/nie-ma", "form"],
  ["/zamowienie/secret", "form"],
  ["/platnosci/payu", "first"],
])("%s counts against the flood budget of %s", (url, kind) => {
  expect(floodKind(routeTable.match(url)!, "POST")).toBe(kind);
});

it.each([
  ["/szukaj?fraza=gra", "page"],
  ["/kontakt?koszyk=true", "page"],
  ["/_page/produkt/1101", "page"],
  ["/szukaj.json?q=gra", "data"],
  ["/koszyk.json?produkty=1101", "first"],
  ["/formularz.json", "first"],
  ["/zamowienie/secret", "first"],
  ["/functions/v1/get-baselinker-products", "data"],
])("reading %s counts against the flood budget of a %s", (url, kind) => {
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(floodKind(routeTable.match(url)!, method)).toBe(kind);
});
