/**
 * Stands inline in every document. Loads the scripts after `load` when the browser is idle, or at
 * the visitor's first touch or key, and replays the clicks that came before an island listened.
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
 * Back, before anything follows it: the browser takes a page that was loaded again for the one that
 * a navigation had put there, and would change the URL alone.
 */
const initialUrl = location.pathname + location.search;
addEventListener("popstate", () => {
  const navigationStarted = "navigates" in document.documentElement.dataset;
  if (!navigationStarted && location.pathname + location.search !== initialUrl) location.reload();
});

for (const eventName of ["pointerdown", "keydown", "touchstart"])
  addEventListener(eventName, start);
// A pointer that merely rests where the page appears is no intent.
addEventListener("pointerover", ({ target }) => {
  if ((target as Element).closest("[data-replay-click]")) start();
});
addEventListener("load", () => {
  // The scripts must not compete with the first paint, nor with its pictures.
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
});

addEventListener(
  "click",
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>("[data-replay-click]");
    if (!target?.closest("shop-island:not([data-hydrated])")) return;
    start();
    // Such a form would leave without what its island still has to put into it.
    if (target.matches("[type=submit]")) return event.preventDefault();
    // The browser itself opens the dialog; perhaps it is closed again by now.
    if (supportsInvokers && target.hasAttribute("commandfor")) return;
    // React would hear this click as well once it hydrates.
    event.stopPropagation();
    queuedTargets.add(target);
  },
  true,
);
document.addEventListener("latawiec:hydrated", ({ target }) => {
  for (const element of queuedTargets) {
    if (!(target as Element).contains(element)) continue;
    queuedTargets.delete(element);
    // In a task of its own, so that each change is drawn before the next.
    setTimeout(() => element.click());
  }
});
