import { escapeXml } from "../../shop/text/xml.ts";
import type { LoaderArgs, SitemapEntry } from "../route.ts";

export function loader({ shop, routes }: LoaderArgs) {
  const entries = routes.flatMap((route) => route.sitemap?.(shop) ?? []);
  return new Response(renderSitemap(entries, shop.origin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
