/** What every answer carries, page or picture, good or bad. */
export function securityHeaders(origin: string): Record<string, string> {
  const secure = origin.startsWith("https:");
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

/** For everything that is not a page of ours: nothing may run or load. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** A page's policy: our own origin, and of inline code only what these hashes name. */
export function pagePolicy(hashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  const list = (values: readonly string[]) => values.map((value) => ` '${value}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${list(hashes.scripts)}`,
    `style-src 'self'${list(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
