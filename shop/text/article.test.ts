import { expect, test } from "vitest";
import { formatDate, findNextArticles, sortNewestFirst, type Article } from "./article.ts";

test("a date is formatted in Polish", () => {
  expect(formatDate("2026-09-12")).toBe("12 września 2026");
  expect(formatDate("2026-01-01")).toBe("1 stycznia 2026");
});

test("the newest article comes first, whatever the order of the files", () => {
  const articles = sortNewestFirst([
    article("a", "2026-02-18"),
    article("b", "2026-11-09"),
    article("c", "2025-12-31"),
  ]);
  expect(articles.map(({ slug }) => slug)).toEqual(["b", "a", "c"]);
});

test("the next articles wrap around at the end", () => {
  const articles = ["a", "b", "c", "d"].map((slug) => article(slug, "2026-01-01"));
  const slugs = (from: string) => findNextArticles(articles, from, 2).map(({ slug }) => slug);
  expect(slugs("a")).toEqual(["b", "c"]);
  expect(slugs("c")).toEqual(["d", "a"]);
  expect(slugs("d")).toEqual(["a", "b"]);
});

test("the next articles do not include the current one", () => {
  const articles = [article("a", "2026-01-01"), article("b", "2026-01-01")];
  expect(findNextArticles(articles, "a", 2).map(({ slug }) => slug)).toEqual(["b"]);
});

function article(slug: string, date: string): Article {
  const texts = { title: slug, excerpt: "", imageAlt: "", html: "<p>Treść</p>" };
  return { slug, date, category: "Gry", image: `/pictures/articles/${slug}`, ...texts };
}
