import { hydrateIslands, unmountRemovedIslands } from "./hydrate.tsx";
import {
  fetchPage,
  isInternalPage,
  type FetchedPage,
  type NavigationInfo,
} from "./page-requests.ts";
import { scrollToTop, showSkeleton } from "./skeletons.ts";

const skeletonAfterMs = 120;

const openDetails = new Set<string>();
let shownPath = location.pathname;

/**
 * Client-side navigation: follows links and GET forms inside the shop by replacing `<main>`. Loads
 * the document where the browser lacks the Navigation API, or when anything fails.
 */
export function startNavigation(): void {
  if (!("navigation" in window)) return;
  document.documentElement.dataset.navigates = "";
  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    if (!isPageChange(event, url)) return;
    if (event.userInitiated) closeDialogs(event);
    const keepScroll = (event.info as NavigationInfo | undefined)?.keepScroll === true;
    event.intercept({
      focusReset: "manual",
      scroll: keepScroll ? "manual" : "after-transition",
      handler: () => showPage(url, event, keepScroll),
    });
  });
}

function isPageChange(event: NavigateEvent, url: URL): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null) return false;
  // `history.replaceState` shows no other page.
  if (event.destination.sameDocument && navigationType !== "traverse") return false;
  return !formData && navigationType !== "reload" && isInternalPage(url);
}

/** A link inside a dialog closes it; Back and Forward keep it open. */
function closeDialogs({ navigationType }: NavigateEvent): void {
  if (navigationType === "traverse") return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
}

async function showPage(url: URL, event: NavigateEvent, keepScroll: boolean): Promise<void> {
  const { signal, hasUAVisualTransition, navigationType } = event;
  const samePath = url.pathname === shownPath;
  const skeleton = setTimeout(() => showSkeleton(url.pathname, samePath), skeletonAfterMs);
  try {
    const page = await fetchPage(url, signal);
    clearTimeout(skeleton);
    shownPath = url.pathname;
    const replace = () => {
      replacePage(page, samePath);
      // Chromium 147 scrolls to a fragment and on Back, but does not scroll a new page to its top.
      if (!keepScroll && !url.hash && navigationType !== "traverse") scrollToTop();
    };
    if (hasUAVisualTransition || !canAnimate()) replace();
    else await replaceWithTransition(replace);
  } catch (error) {
    clearTimeout(skeleton);
    // Aborted by the next navigation; otherwise the document is loaded.
    if (!signal.aborted) location.reload();
    throw error;
  }
}

function replaceWithTransition(replace: () => void): Promise<void> {
  const transition = document.startViewTransition(replace);
  // Rejected when the next navigation skips the animation.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  return transition.updateCallbackDone;
}

function canAnimate(): boolean {
  const isStatic = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  return "startViewTransition" in document && !isStatic;
}

function replacePage({ title, head, main }: FetchedPage, samePath: boolean): void {
  document.title = title;
  for (const tag of document.querySelectorAll("head > [data-page]")) tag.remove();
  document.head.insertAdjacentHTML("beforeend", head);
  const element = document.querySelector("main")!;
  const findFocusTarget = samePath ? createFocusRestorer(element) : undefined;
  saveOpenDetails(element);
  element.innerHTML = main;
  for (const details of element.querySelectorAll<HTMLDetailsElement>("details[id]")) {
    details.open ||= openDetails.has(details.id);
  }
  unmountRemovedIslands();
  hydrateIslands(element);
  (findFocusTarget?.() ?? element).focus({ preventScroll: true });
  document.querySelector("#page-announcer")!.textContent = title;
}

/** Keeps `<details>` open on Back, so that the scroll position matches. */
function saveOpenDetails(main: Element): void {
  for (const { id, open } of main.querySelectorAll<HTMLDetailsElement>("details[id]")) {
    if (open) openDetails.add(id);
    else openDetails.delete(id);
  }
}

function createFocusRestorer(main: Element): (() => HTMLElement | null) | undefined {
  const { activeElement } = document;
  if (!main.contains(activeElement)) return undefined;
  const name = activeElement!.getAttribute("name");
  const selector = name ? `[name="${CSS.escape(name)}"]` : "[data-focus-target]";
  return () =>
    main.querySelector<HTMLElement>(`${selector}:checked`) ?? main.querySelector(selector);
}
