import { escapeXml } from "../../shop/text/xml.ts";
import type { LoaderArgs, SitemapEntry } from "../route.ts";
import { notFound } from "../result.ts";

/** Maximum of the protocol, sitemaps.org. */
const maxUrls = 50_000;

/** With more URLs an index of the parts `?strona=1`, `?strona=2` and so on. */
export function loader({ shop, routes, url }: LoaderArgs) {
  const entries = routes.flatMap((route) => route.sitemap?.(shop) ?? []);
  const part = url.searchParams.get("strona");
  const parts = Math.ceil(entries.length / maxUrls);
  if (part === null && parts > 1) return respond(renderIndex(parts, shop.origin));
  const start = (Number(part ?? 1) - 1) * maxUrls;
  const listed = entries.slice(start, start + maxUrls);
  return start >= 0 && listed.length > 0 ? respond(renderSitemap(listed, shop.origin)) : notFound();
}

function respond(xml: string): Response {
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function renderIndex(parts: number, origin: string): string {
  const urls = Array.from(
    { length: parts },
    (_, index) => `${origin}/sitemap.xml?strona=${index + 1}`,
  );
  return renderXml(
    "sitemapindex",
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  );
}

function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return renderXml("urlset", urls);
}

function renderXml(name: "urlset" | "sitemapindex", lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${name}>\n`,
  ].join("\n");
}
