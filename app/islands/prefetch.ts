import { isPageOfShop, prefetchPage } from "./page-requests.ts";

const pauseMs = 60;
const events = ["pointerover", "focusin", "pointercancel", "click"];

/** Asks early for the page whose link is under the pointer, the finger or the focus. */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData || !("navigation" in window)) return;
  let timer: ReturnType<typeof setTimeout>;
  const notice = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
    const intent = type === "pointerover" || type === "focusin";
    if (!intent || !link || !isPageOfShop(link) || link.href === location.href) return;
    timer = setTimeout(() => prefetchPage(new URL(link.href)), pauseMs);
  };
  for (const event of events) addEventListener(event, notice, { passive: true });
}
