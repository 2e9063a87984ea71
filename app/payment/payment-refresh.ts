import type { HeadTag } from "../route.ts";

const parameter = "proba";
const maxReloads = 30;

/**
 * Reloads a page that waits for a payment, without scripts: every three seconds at first, for some
 * two and a half minutes. The count travels in the URL, since nothing else is stored.
 */
export function createPaymentRefresh(page: string, reloads: number): HeadTag[] {
  if (reloads >= maxReloads) return [];
  const url = `${page}${page.includes("?") ? "&" : "?"}${parameter}=${reloads + 1}`;
  return [{ noScriptRefresh: `${reloads < 10 ? 3 : 6};url=${url}` }];
}

export function readReloads(query: URLSearchParams): number {
  const text = query.get(parameter) ?? "0";
  return /^\d{1,2}$/.test(text) ? Number(text) : maxReloads;
}
