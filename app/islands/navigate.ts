import type { NavigationInfo } from "./navigation.ts";

type Options = { replace?: boolean; info?: NavigationInfo };

/** Opens a page of the shop, in place where the browser can. */
export function navigateTo(url: string, { replace = false, info }: Options = {}): void {
  if ("navigation" in window) {
    const { finished } = navigation.navigate(url, { history: replace ? "replace" : "push", info });
    // Where the page could not be fetched, its document is being loaded by now.
    finished?.catch(() => undefined);
  } else if (replace) location.replace(url);
  else location.assign(url);
}
