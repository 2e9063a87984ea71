import { seller } from "../../shop.config.ts";
import { createMailtoUrl } from "../../shop/text/contact-urls.ts";
import { dayMs } from "../../shop/time/durations.ts";
import type { LoaderArgs } from "../route.ts";

const halfYearMs = 182 * dayMs;

/** Pages are not disallowed: crawlers must read their `noindex`. */
export const robots = createTextFile((origin) => [
  "User-agent: *",
  "Disallow: /functions/",
  "Disallow: /koszyk.json",
  "Disallow: /formularz.json",
  "",
  `Sitemap: ${origin}/sitemap.xml`,
]);

/** Security contact (RFC 9116); the expiry date is always half a year ahead. */
export const securityTxt = createTextFile(
  (origin) => [
    `Contact: ${createMailtoUrl(seller.email)}`,
    `Expires: ${new Date(Date.now() + halfYearMs).toISOString()}`,
    "Preferred-Languages: pl, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ],
  { "Cache-Control": "public, max-age=86400" },
);

function createTextFile(listLines: (origin: string) => readonly string[], headers = {}) {
  return {
    loader: ({ shop }: LoaderArgs) =>
      new Response(`${listLines(shop.origin).join("\n")}\n`, {
        headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
      }),
  };
}
