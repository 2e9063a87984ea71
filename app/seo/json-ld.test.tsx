import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  createArticleJsonLd,
  createBreadcrumbsJsonLd,
  JsonLd,
  createOrganizationJsonLd,
  createWebsiteJsonLd,
} from "./json-ld.tsx";

const origin = "https://sklep.example";

test("a product name cannot close the script element", () => {
  const nodes = [{ "@type": "Product", name: "</script><script>alert(1)</script>" }];
  const html = renderToStaticMarkup(<JsonLd nodes={nodes} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)![1]!;
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": nodes });
});

test("an article has its date, its image and the shop as author", () => {
  const article = {
    slug: "prezenty",
    title: "Prezent",
    excerpt: "Krótko",
    date: "2026-11-09",
    category: "Prezenty",
    image: "/pictures/articles/prezenty",
    imageAlt: "",
  } as const;
  expect(createArticleJsonLd(article, `${origin}/blog/prezenty`, origin)).toMatchObject({
    headline: "Prezent",
    datePublished: "2026-11-09",
    image: [`${origin}/pictures/articles/prezenty-og.jpg`],
    author: { name: "Latawiec" },
  });
});

test("breadcrumb positions start at one", () => {
  const crumbs = [
    { name: "Strona główna", path: "/" },
    { name: "Blog", path: "/blog" },
  ];
  expect(createBreadcrumbsJsonLd(origin, crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Strona główna", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${origin}/blog` },
  ]);
});

test("the website's publisher is the shop", () => {
  expect(createWebsiteJsonLd(origin).publisher).toEqual({
    "@id": createOrganizationJsonLd(origin)["@id"],
  });
});
