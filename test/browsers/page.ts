import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "./browser.ts";

// Generous for a busy machine; nothing measures it.
const timeoutMs = 60_000;
const pollMs = 40;

/** Finds the first visible element of this kind whose label or text starts so. */
type Target = readonly [css: string, name?: string];

type Found = { x: number; y: number; value: string; focused: boolean; free: boolean };

export type Page = ReturnType<typeof createPage>;

/** Actions of a visitor; waits poll a condition. */
export function createPage(browser: Browser, origin: string) {
  const { evaluate } = browser;

  /** Resolves with the first result that is not undefined. */
  async function waitFor<Result>(
    what: string,
    check: () => Promise<Result | false | null | undefined>,
  ): Promise<Result> {
    const endsAt = Date.now() + timeoutMs;
    let failure: unknown = "";
    for (;;) {
      // During a navigation there is no document to query.
      const result = await check().catch((error: unknown) => void (failure = error));
      if (result !== undefined && result !== null && result !== false) return result as Result;
      if (Date.now() > endsAt) {
        const state = await evaluate(describePage).catch(() => "no page");
        throw new Error(`Waited in vain for ${what}: ${state} ${String(failure)}`);
      }
      await pause(pollMs);
    }
  }

  const find = (target: Target, scroll = false) => evaluate(findElement, target, scroll);

  const see = (...target: Target) => waitFor(`${target.join(" ")} to be seen`, () => find(target));

  /** Clicks the centre of the element, once it is still and uncovered. */
  async function click(...target: Target): Promise<void> {
    let before: Found | null = null;
    const { x, y } = await waitFor(`${target.join(" ")} to be free for a click`, async () => {
      const found = await find(target, true);
      const rests = found?.free && found.x === before?.x && found.y === before.y;
      before = found;
      return rests ? found : undefined;
    });
    await evaluate(() => sessionStorage.setItem("test-clicked-at", String(scrollY)));
    await browser.clickAt(x, y);
  }

  return {
    waitFor,
    see,
    click,
    evaluate,
    clickAt: browser.clickAt,
    press: browser.press,
    back: browser.back,
    resize: browser.resize,
    errors: browser.errors,
    open: (path: string) => browser.open(new URL(path, origin).href),
    /** Waits until every island in this part of the page is hydrated. */
    untilHydrated: (within: string) =>
      waitFor(`the islands of ${within} to be hydrated`, () =>
        evaluate(
          (css) => !document.querySelector(`${css} shop-island:not([data-hydrated])`),
          within,
        ),
      ),
    seePath: (path: string) =>
      waitFor(
        `the URL ${path}`,
        async () => (await evaluate(() => location.pathname + location.search)) === path,
      ),
    gone: (...target: Target) =>
      waitFor(`${target.join(" ")} to be gone`, async () => (await find(target)) === null),
    /** Does it, and waits until a toast has begun so, however shortly it stood. */
    async seeToast(text: string, act: () => Promise<void>): Promise<void> {
      await evaluate(recordToasts);
      await act();
      await waitFor(`a toast ${text}`, () =>
        evaluate((start) => sessionStorage.getItem("test-toast")?.startsWith(start), text),
      );
    },
    seeFocus: (...target: Target) =>
      waitFor(`the focus on ${target.join(" ")}`, async () => (await find(target))?.focused),
    seeFocusInside: (css: string) =>
      waitFor(`the focus inside ${css}`, () =>
        evaluate((within) => document.querySelector(within)!.matches(":focus-within"), css),
      ),
    async fill(css: string, text: string): Promise<void> {
      await click(css);
      await waitFor(`the focus in ${css}`, async () => (await find([css]))?.focused);
      await browser.type(text);
      await waitFor(`${css} to say ${text}`, async () => (await find([css]))?.value === text);
    },
  };
}

/** Runs in the page, whose next document can read what is recorded. */
function recordToasts(): void {
  const record = () => {
    const toast = document.querySelector(".toast");
    if (toast?.checkVisibility())
      sessionStorage.setItem("test-toast", (toast.textContent ?? "").trim());
  };
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page. */
function describePage(): string {
  const focused = document.activeElement?.outerHTML.replace(/>.*/s, ">");
  const dialogs = [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
  const { length: islands } = document.querySelectorAll("shop-island");
  const { length: hydrated } = document.querySelectorAll("shop-island[data-hydrated]");
  const { length: paints } = performance.getEntriesByType("paint");
  return `at ${location.href}, the focus on ${focused}, open dialogs: ${dialogs.join()}, ${hydrated} of ${islands} islands hydrated, ${paints} paints.`;
}

/** Runs in the page. */
function findElement([css, name]: Target, scroll: boolean): Found | null {
  const spaced = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element) =>
    spaced(element.getAttribute("aria-label") ?? element.textContent);
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(each).startsWith(name)),
  );
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getClientRects()[0]!;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return {
    x,
    y,
    value: "value" in element ? String(element.value) : "",
    focused: document.activeElement === element,
    free: element.contains(document.elementFromPoint(x, y)),
  };
}
