import { brand } from "../../shop.config.ts";
import type { HeadTag } from "../route.ts";

type PageMeta = {
  title: string;
  description: string;
  /** The page's own address, with the shop's public origin. */
  url: string;
  /** Address of a 1200 × 630 picture. */
  image?: string;
  type?: "website" | "article" | "product";
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/** The head that every page has; a page adds its own to the end. */
export function createPageMeta(page: PageMeta): HeadTag[] {
  const title = page.title.includes(brand) ? page.title : `${page.title} | ${brand}`;
  const image = new URL(page.image ?? "/pictures/og.jpg", page.url).href;
  return [
    { title },
    { name: "description", content: page.description },
    { rel: "canonical", href: page.url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: "pl_PL" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
