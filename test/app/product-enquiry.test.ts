import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

async function open(path: string) {
  const app = await openTestApp();
  onTestFinished(app.close);
  const response = await app.fetch(path);
  return { app, ...(await readPage(response)) };
}

it.each([
  ["&sztuk=4", "4 szt."],
  ["", "1 szt."],
  ["&sztuk=-3", "1 szt."],
  ["&sztuk=99999", "1 szt."],
])("an enquiry names the toy and the number (%j)", async (query, pieces) => {
  const { app, text } = await open(`/kontakt?produkt=1101${query}`);
  const { name } = app.shop.catalogue().product("1101")!;
  expect(text).toContain(`zamówić: ${name}, ${pieces}?`);
});

it("an enquiry about an unknown toy is an empty message", async () => {
  const { text } = await open("/kontakt?produkt=0");
  expect(text).not.toContain("zamówić:");
});

it("a sold-out toy names up to three like it that are for sale, and the enquiry", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const { products } = app.shop.catalogue();
  const { id: soldOut, name, category } = products.find(({ stock }) => stock === 0)!;
  const { html } = await readPage(await app.fetch(`/produkt/${soldOut}`));
  const notice = /<div class="notice sold-out">.*?<\/div>/s.exec(html)![0];
  expect(notice).toContain(`href="/kontakt?produkt=${soldOut}&amp;sztuk=1"`);
  const { text } = await readPage(await app.fetch(`/kontakt?produkt=${soldOut}&sztuk=1`));
  expect(text).toContain(`kiedy znów będzie u Państwa zabawka: ${name}? Potrzebuję 1 szt.`);
  const ids = [...notice.matchAll(/href="\/produkt\/(\w+)"/g)].map(([, id]) => id!);
  const similar = products.filter((other) => other.category === category && other.stock > 0);
  expect(ids).toHaveLength(Math.min(3, similar.length));
  for (const id of ids) expect(app.shop.catalogue().product(id)!.stock).toBeGreaterThan(0);
});
