import { loadIsland } from "./hydrate.tsx";
import { isInternalPage, prefetchPage } from "./page-requests.ts";

const hoverDelayMs = 60;
const events = ["pointerover", "focusin", "pointercancel", "click"];

/** Asks early for the page whose link is under the pointer, the finger or the focus. */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData || !("navigation" in window)) return;
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer);
    preloadDialog(target as Element);
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
    const intent = type === "pointerover" || type === "focusin";
    if (!intent || !link || !isInternalPage(link) || link.href === location.href) return;
    timer = setTimeout(() => prefetchPage(new URL(link.href)), hoverDelayMs);
  };
  for (const event of events) addEventListener(event, onIntent, { passive: true });
}

/** The code behind a dialog's button begins to load when the pointer or the focus comes near. */
function preloadDialog(target: Element): void {
  const id = target.closest("[commandfor]")?.getAttribute("commandfor");
  const island = id && document.querySelector<HTMLElement>(`#${id} > [data-lazy]`);
  // Tried again when the dialog opens.
  if (island) loadIsland(island).catch(() => undefined);
}
