import type { LoaderArgs } from "../route.ts";

/** Pages are not disallowed: crawlers must read their `noindex`. */
export function loader({ shop }: LoaderArgs) {
  const { origin } = shop;
  const lines = [
    "User-agent: *",
    "Disallow: /functions/",
    "Disallow: /koszyk.json",
    "Disallow: /formularz.json",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
