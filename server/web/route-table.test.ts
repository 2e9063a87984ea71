import { expect, it } from "vitest";
import { routeTable } from "../../test/route-table.ts";
import { floodKind } from "./route-table.ts";

it.each([
  ["/functions/v1/get-baselinker-products", "products"],
  ["/functions/v1/get-baselinker-products?apikey=1", "products"],
  ["/kontakt?koszyk=true&dostawa=kurier", "order"],
  ["/kontakt", "form"],
  ["/kontakt?koszyk=false", "form"],
  ["/functions/v1/send-contact-email", "form"],
  ["/newsletter?koszyk=true", "form"],
  ["//functions/v1/get-baselinker-products", "form"],
  ["/functions/v1/get%2Dbaselinker-products", "form"],
  ["", "form"],
])("%s counts against the flood budget of %s", (url, kind) =>
  expect(floodKind(routeTable, url)).toBe(kind),
);
