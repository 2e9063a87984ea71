/**
 * Inline script of every document. Loads the entry after `load` when the browser is idle, or at the
 * first interaction, and replays clicks made before hydration.
 */
const { start: entry } = document.querySelector<HTMLElement>("[data-start]")!.dataset;
const queuedTargets = new Set<HTMLElement>();
const supportsInvokers = "commandForElement" in HTMLButtonElement.prototype;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  document.head.append(
    Object.assign(document.createElement("script"), { type: "module", src: entry }),
  );
}

/**
 * Reloads on Back before `navigation.ts` runs: after a reload the browser still treats the entry as
 * a same-document navigation and would change only the URL.
 */
const initialUrl = location.pathname + location.search;
addEventListener("popstate", () => {
  const navigationStarted = "navigates" in document.documentElement.dataset;
  if (!navigationStarted && location.pathname + location.search !== initialUrl) location.reload();
});

for (const eventName of ["pointerdown", "keydown", "touchstart"])
  addEventListener(eventName, start);
// A resting pointer fires `pointerover` at page load, so only interactive targets count.
addEventListener("pointerover", ({ target }) => {
  if ((target as Element).closest("[data-replay-click]")) start();
});
addEventListener("load", () => {
  // The scripts must not compete with the first paint, nor with its pictures. An animation frame
  // after `load` comes too early: the browser may present it later.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    requestAnimationFrame(startWhenIdle);
  }).observe({ type: "paint", buffered: true });
  // Not every browser reports a paint, and a tab in the background has none yet.
  setTimeout(() => {
    if (!document.hidden) start();
  }, 5000);
});

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

addEventListener(
  "click",
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>("[data-replay-click]");
    if (!target?.closest("shop-island:not([data-hydrated])")) return;
    start();
    // Submitting now would omit the fields that the island adds.
    if (target.matches("[type=submit]")) return event.preventDefault();
    // The browser opens the dialog itself, and it may be closed again by the time of the replay.
    if (supportsInvokers && target.hasAttribute("commandfor")) return;
    event.preventDefault();
    // Otherwise React would replay the click, too.
    event.stopPropagation();
    queuedTargets.add(target);
  },
  true,
);
document.addEventListener("shop:hydrated", ({ target }) => {
  for (const element of queuedTargets) {
    if (!(target as Element).contains(element)) continue;
    queuedTargets.delete(element);
    // One task per click, so that each change renders first.
    setTimeout(() => element.click());
  }
});
