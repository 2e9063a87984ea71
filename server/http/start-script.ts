/**
 * The inline script that decides when the page's module may start: after `load` when the browser
 * is idle, or at the visitor's first touch or key. Clicks on `data-live` elements that come too early
 * are kept and given again in their order once the page listens: one for each element, and every one
 * where each counts (`data-live="each"`). A submit button is not pressed for the visitor: it waits to
 * be pressed again.
 */
export function startScript(moduleCode: string): string {
  const code = JSON.stringify(moduleCode).replaceAll("<", "\\u003c");
  return `(${start.toString()})(${code})`;
}

function start(code: string): void {
  let started = false;
  const early: HTMLElement[] = [];
  const knowsInvokers = "commandForElement" in HTMLButtonElement.prototype;
  const run = () => {
    if (started) return;
    started = true;
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = code;
    document.head.append(script);
  };
  const keep = (event: Event) => {
    const live = (event.target as Element).closest<HTMLElement>("[data-live]");
    if (!live) return;
    run();
    // Such a form would leave without what the page still has to put into it.
    if (live.matches("[type=submit]")) return event.preventDefault();
    // What the browser itself has opened, and perhaps the visitor closed, is not opened again.
    if (knowsInvokers && live.hasAttribute("commandfor")) return;
    // React hears clicks before the page listens, and this one would count twice.
    event.stopPropagation();
    if (live.dataset.live === "each" || !early.includes(live)) early.push(live);
  };
  const touches = ["pointerdown", "keydown", "touchstart", "pointerover"];
  for (const touch of touches) addEventListener(touch, run, { once: true, passive: true });
  addEventListener("click", keep, true);
  document.addEventListener("latawiec:ready", () => {
    removeEventListener("click", keep, true);
    // Each in a task of its own: the page has drawn the first before it hears of the second.
    for (const live of early) setTimeout(() => live.click());
  });
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
