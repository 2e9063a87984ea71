import { seller } from "../../shop.config.ts";
import { createMailtoUrl } from "../../shop/text/contact-urls.ts";
import type { LoaderArgs } from "../route.ts";
import { dayMs } from "../../shop/time/durations.ts";

const halfYearMs = 182 * dayMs;

/** Security contact (RFC 9116); the expiry date is always half a year ahead. */
export function loader({ shop }: LoaderArgs) {
  const { origin } = shop;
  const lines = [
    `Contact: ${createMailtoUrl(seller.email)}`,
    `Expires: ${new Date(Date.now() + halfYearMs).toISOString()}`,
    "Preferred-Languages: pl, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
