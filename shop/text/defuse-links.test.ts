import { expect, it } from "vitest";
import { defuseLinks } from "./defuse-links.ts";

it.each([
  ["Odbierz: https://wygrana.example/k?a=1", "Odbierz: https: //wygrana. example/k?a=1"],
  ["www.łup.pl, jan@łup.pl", "www. łup. pl, jan@łup. pl"],
  ["bit。ly．pl, bit｡ly", "bit。 ly． pl, bit｡ ly"],
  ["cafe\u0301.pl", "cafe\u0301. pl"],
  ["http://198.51.100.7/", "http: //198.51.100.7/"],
])("leaves nothing of %j to click", (text, defused) => {
  expect(defuseLinks(text)).toBe(defused);
});

it.each(["Miś Bruno, 2 szt. po 49.99 zł, np. większy.", "ul. Długa 1/2", "1. Lalka"])(
  "leaves %j as it was written",
  (text) => expect(defuseLinks(text)).toBe(text),
);
