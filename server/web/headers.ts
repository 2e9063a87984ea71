export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Search engines, feeds and the sites in `ALLOWED_ORIGINS` embed product pictures. */
export const pictureHeaders = { ...fileHeaders, "Cross-Origin-Resource-Policy": "cross-origin" };

const baseHeaders = {
  ...fileHeaders,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/** For responses that are no pages: nothing may run or load. */
const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const httpsHeaders = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

export function defaultHeaders(origin: string): Record<string, string> {
  return {
    ...baseHeaders,
    "Content-Security-Policy": denyAllPolicy,
    ...(origin.startsWith("https:") && httpsHeaders),
  };
}

export function pagePolicy(
  scripts: readonly string[],
  styles: readonly string[],
  formTargets: readonly string[],
): string {
  const list = (values: readonly string[]) => values.map((value) => ` '${value}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${list(scripts)}`,
    `style-src 'self'${list(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
