import { seller } from "../../shop.config.ts";
import { createMailtoUrl } from "../../shop/text/contact-urls.ts";
import { shopContext } from "../context.ts";
import type { HandlerArgs } from "../route.ts";

const halfYearMs = 182 * 24 * 60 * 60_000;

/** Security contact (RFC 9116); the expiry date is always half a year ahead. */
export function loader({ context }: HandlerArgs) {
  const { origin } = context.get(shopContext);
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
