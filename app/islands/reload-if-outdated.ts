import { requestPage } from "./page-requests.ts";

/**
 * Called where code of this page could not be loaded. Loads the document again if the shop has been
 * built anew since; cart and forms are stored and stay. Otherwise the line is down, and the page
 * works on with what it has.
 */
export async function reloadIfOutdated(): Promise<void> {
  const page = await requestPage("/o-nas", AbortSignal.timeout(8000)).catch(() => undefined);
  if (page && page.build !== document.documentElement.dataset.build) location.reload();
}
