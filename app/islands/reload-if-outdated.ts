import { requestPage } from "./page-requests.ts";

/**
 * Called when an island's code cannot be loaded: reloads the document if a newer build is deployed.
 * Cart and form drafts are stored. Without a connection the page stays as it is.
 */
export async function reloadIfOutdated(): Promise<void> {
  const page = await requestPage("/o-nas", AbortSignal.timeout(8000)).catch(() => undefined);
  if (page && page.build !== document.documentElement.dataset.build) location.reload();
}
