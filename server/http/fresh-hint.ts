/**
 * Runs before the first paint: says on <html> that the visitor comes anew and reads from the top, so
 * that what lies out of sight may be drawn later (`app/styles/base.css`). Whoever comes back or to a
 * part of the page needs the whole of it at once, or its places would be guesses.
 */
export const freshHint =
  'location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(document.documentElement.dataset.fresh="")';
