import { categoryKeys } from "../../shop/category.ts";
import { fixedPages, legalPages } from "../../shop/fixed-pages.ts";
import { shopContext } from "../context.ts";
import type { Route } from "./+types/sitemap";

/** An address, and the day of its last change where that is known. */
type Entry = { path: string; changed?: string };

/** Every page that a search engine may show: no basket, no result of a payment, no variants. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, content, catalogue } = context.get(shopContext);
  const changes = new Map(legalPages.map((name) => [`/${name}`, content.legal(name).updated]));
  const entries: Entry[] = [
    ...fixedPages.map((path) => entry(path, changes.get(path))),
    ...categoryKeys.map((key) => entry(`/kategoria/${key}`)),
    ...catalogue().products.map(({ id }) => entry(`/produkt/${encodeURIComponent(id)}`)),
    ...content.articles.map(({ slug, date }) => entry(`/blog/${slug}`, date)),
  ];
  return new Response(sitemap(entries, origin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

function entry(path: string, changed?: string): Entry {
  return { path, ...(changed && { changed }) };
}

function sitemap(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Addresses are percent-encoded already; of the five signs only these can still occur. */
function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
