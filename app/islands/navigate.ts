import type { NavigationInfo } from "./navigation.ts";

type Options = { replace?: boolean; info?: NavigationInfo };

/** Navigates inside the shop, without loading a document where the browser supports it. */
export function navigateTo(url: string, { replace = false, info }: Options = {}): void {
  if ("navigation" in window) {
    const { finished } = navigation.navigate(url, { history: replace ? "replace" : "push", info });
    finished?.catch(() => undefined);
  } else if (replace) location.replace(url);
  else location.assign(url);
}
