/**
 * The inline script that decides when the page's module may start: after `load` when the browser
 * is idle, at the visitor's first touch or key, or with the pointer over what needs it.
 * @param entry where the code lies that the module asks for once it has begun
 * @param dialogs where the code of what each dialog shows lies
 */
export function startScript(
  moduleCode: string,
  entry: string,
  dialogs: Record<string, string>,
): string {
  const given = JSON.stringify([moduleCode, entry, dialogs]).replaceAll("<", "\\u003c");
  return `(${start.toString()})(${keepClicks.toString()},...${given})`;
}

function start(
  keep: typeof keepClicks,
  code: string,
  entry: string,
  dialogs: Record<string, string>,
): void {
  let started = false;
  const add = (name: string, given: Partial<HTMLScriptElement & HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement(name), given));
  const run = () => {
    if (started) return;
    started = true;
    add("link", { rel: "modulepreload", href: entry });
    add("script", { type: "module", textContent: code });
  };
  keep((live) => {
    run();
    const content = dialogs[live.getAttribute("commandfor")!];
    if (content) add("script", { type: "module", src: content });
  });
  for (const touch of ["pointerdown", "keydown", "touchstart"]) addEventListener(touch, run);
  // A pointer that merely rests where the page appears is no wish.
  addEventListener("pointerover", ({ target }) => {
    if ((target as Element).closest("[data-live]")) run();
  });
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  addEventListener("load", whenIdle);
}

/**
 * Clicks on `data-live` elements that come too early are kept and given again in their order once
 * the page listens: one for each element, and every one where each counts (`data-live="each"`). What
 * the browser can do alone is done at once: a dialog opens, a slide comes (`data-slide`). A submit
 * button is not pressed for the visitor: it waits to be pressed again. A link followed after a toy
 * was put into the basket (`data-add`) would lose it, so it waits as well, and looks like it; whoever
 * presses it again leaves at once.
 */
function keepClicks(onClick: (live: HTMLElement) => void): void {
  const early: HTMLElement[] = [];
  const knowsInvokers = "commandForElement" in HTMLButtonElement.prototype;
  const keep = (event: MouseEvent) => {
    const find = (what: string) => (event.target as Element).closest<HTMLElement>(what);
    const live = find("[data-live]");
    if (!live) {
      const way = find('a[href^="/"]:not([target], [download], [aria-busy])');
      const waits = early.some((each) => each.matches("[data-add]"));
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!way || !waits || altKey || ctrlKey || metaKey || shiftKey) return;
      way.ariaBusy = "true";
      early.push(way);
      event.stopPropagation();
      return event.preventDefault();
    }
    onClick(live);
    // Such a form would leave without what the page still has to put into it.
    if (live.matches("[type=submit]")) return event.preventDefault();
    // What the browser itself has opened, and perhaps the visitor closed, is not opened again.
    if (knowsInvokers && live.hasAttribute("commandfor")) return;
    // React hears clicks before the page listens, and this one would count twice.
    event.stopPropagation();
    const { slide, live: kind } = live.dataset;
    if (slide) {
      const track = live.closest(".carousel")!.querySelector(".carousel__track")!;
      return track.scrollTo({ left: Number(slide) * track.clientWidth });
    }
    if (kind === "each" || !early.includes(live)) early.push(live);
  };
  addEventListener("click", keep, true);
  document.addEventListener("latawiec:ready", () => {
    removeEventListener("click", keep, true);
    // Each in a task of its own: the page has drawn the first before it hears of the second.
    for (const live of early) {
      live.ariaBusy = null;
      setTimeout(() => live.click());
    }
  });
}
