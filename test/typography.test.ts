import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { openTestApp } from "./test-app.ts";

const app = await openTestApp();
afterAll(app.close);

it("a page has no-break spaces in its text, not in its title and fields", async () => {
  const page = async (path: string) => (await app.fetch(path)).text();
  const contact = await page("/kontakt?produkt=1101");
  expect(contact).toContain("Odpowiedź w\u00a024\u00a0godziny");
  expect(contact).toMatch(/<textarea[^>]*>[^<\u00a0]*1 szt\.[^<\u00a0]*<\/textarea>/);
  expect(await page("/blog/kreatywna-zabawa")).not.toMatch(/<title>[^<]*\u00a0/);
});

/** They read HTML, files of banks, or texts that an older version stored. */
const readers = [
  "shop/text/typography.ts",
  "shop/email/email-text.ts",
  "server/doctor/texts.ts",
  "shop/payment/statement/order-numbers.ts",
  "shop/text/cp852.ts",
];

it("texts in code and content are written with ordinary spaces", () => {
  const files = execFileSync("git", ["ls-files", "app", "shop", "server", "cli", "content", "demo"])
    .toString()
    .split("\n")
    .filter((file) => /\.(tsx?|md|ya?ml)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const written = [...files, "shop.config.ts"].filter((file) =>
    /\\u00a0|&nbsp;|\u00a0/i.test(readFileSync(file, "utf8")),
  );
  expect(written.toSorted()).toEqual(readers.toSorted());
});
