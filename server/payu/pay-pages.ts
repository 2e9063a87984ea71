/**
 * CSP sources of PayU's payment pages. With PayU's own API address they may be on any of its hosts;
 * elsewhere (a test service) on the API's origin alone.
 */
export function payPageSources(apiUrl: string): string[] {
  const { origin } = new URL(apiUrl);
  return isOfficial(origin) ? [origin, "https://*.payu.com"] : [origin];
}

export function isPayPage(apiUrl: string, pageUrl: string): boolean {
  if (!URL.canParse(pageUrl)) return false;
  const { origin } = new URL(pageUrl);
  const api = new URL(apiUrl).origin;
  return origin === api || (isOfficial(api) && isOfficial(origin));
}

/** Excludes other ports, as the CSP source does. */
function isOfficial(origin: string): boolean {
  return /^https:\/\/[^:]+\.payu\.com$/.test(origin);
}
