const storageKey = "latawiec-reloaded";
const pauseMs = 60_000;

/**
 * Loads the document again where its code cannot be loaded, because a new build has replaced it.
 * Not twice within a minute: then the code is missing for another reason, and the page stays as it is.
 */
export function reloadOnce(error: unknown): void {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last > pauseMs) {
      sessionStorage.setItem(storageKey, String(Date.now()));
      location.reload();
      return;
    }
  } catch {
    // Without storage nobody knows how often the page was loaded.
  }
  console.error(error);
}
