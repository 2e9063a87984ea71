import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const delivery = "/informacje-o-wysylce#dostawa-i-platnosc-w-koszyku";
const pickup = "/informacje-o-wysylce#odbior-osobisty";
const dispatch = "/informacje-o-wysylce#kiedy-wysylamy";
const returns = "/polityka-zwrotow";

it.each([
  [
    "/produkt/1101",
    "product__terms",
    { [delivery]: "12,00 zł", [pickup]: "Gdańsk", [returns]: "15–25 zł" },
  ],
  [
    "/",
    "spotlight__trust",
    { [dispatch]: "24–48 h", "/blog/bezpieczenstwo-zabawek": "wiek", [returns]: "15–25 zł" },
  ],
] as const)("each fact on %s (%s) links to where it is explained", async (path, list, targets) => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const open = async (url: string) => readPage(await app.fetch(url));
  const { html } = await open(path);
  const facts = new RegExp(`<ul class="${list}">.*?</ul>`, "s").exec(html)![0];
  const hrefs = [...facts.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(Object.keys(targets));
  for (const [href, explanation] of Object.entries(targets)) {
    const { status, html: page } = await open(href);
    const [, id] = href.split("#");
    expect([href, status, !id || page.includes(`id="${id}"`)]).toEqual([href, 200, true]);
    const section = id ? page.split(`id="${id}"`)[1]!.split("<h2")[0]! : page;
    expect(section).toContain(explanation);
  }
});
