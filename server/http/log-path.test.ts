import { expect, it } from "vitest";
import { logPath } from "./log-path.ts";

it.each([
  ["/produkt/17?kolor=red", "/produkt/17"],
  ["/zamowienie/Zm9vYmFy-_key", "/zamowienie/…"],
  ["/zamowienie/Zm9vYmFy.data?_routes=x", "/zamowienie/…"],
  ["//ZAMOWIENI%45/Zm9vYmFy/more", "//ZAMOWIENIE/…"],
  ["/produkt/%ff", "/produkt/%ff"],
])("a log keeps no key to an order's page: %s", (url, kept) => {
  expect(logPath(url)).toBe(kept);
});
