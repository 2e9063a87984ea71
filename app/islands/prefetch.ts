import { loadIsland } from "./hydrate.tsx";
import { isInternalPage, prefetchPage } from "./page-requests.ts";

const hoverDelayMs = 60;
const events = ["pointerover", "focusin", "pointercancel", "click"];

/** Prefetches the page of a hovered, touched or focused link. */
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

/** Preloads the island of a dialog whose button is hovered or focused. */
function preloadDialog(target: Element): void {
  const id = target.closest("[commandfor]")?.getAttribute("commandfor");
  const island = id && document.querySelector<HTMLElement>(`#${id} > [data-lazy]`);
  if (island) loadIsland(island).catch(() => undefined);
}
