import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { showToast } from "../ui/toast/toasts.ts";
import { islands, type IslandName } from "./list.ts";
import { reloadIfOutdated } from "./page-requests.ts";

const failedTitle = "Ta część strony się zacięła";
const failedText = "Odśwież stronę: koszyk i wpisane dane zostaną. Reszta sklepu działa dalej.";

const roots = new Map<HTMLElement, Root>();

/** Hydrates all islands inside the element except lazy ones. */
export function hydrateIslands(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>("shop-island:not([data-lazy])")) {
    startIsland(element);
  }
}

/** Unmounts islands that were removed from the document. */
export function unmountRemovedIslands(): void {
  for (const element of roots.keys()) if (!element.isConnected) stopIsland(element);
}

export function startIsland(element: HTMLElement): void {
  loadIsland(element).then((Component) => mount(element, Component), reloadIfOutdated);
}

export function stopIsland(element: HTMLElement): void {
  // Unmounting must not interrupt hydration: `mount` calls this again.
  if (!("hydrated" in element.dataset)) return;
  roots.get(element)?.unmount();
  roots.delete(element);
  delete element.dataset.hydrated;
}

/** @throws when the code cannot be loaded */
export async function loadIsland({ dataset }: HTMLElement): Promise<ComponentType> {
  const { default: component } = await islands[dataset.island as IslandName]();
  return component as ComponentType;
}

function mount(element: HTMLElement, Component: ComponentType): void {
  const { props = "{}", lazy } = element.dataset;
  if (isRemoved(element) || roots.has(element)) return;
  const onHydrated = () => {
    element.dataset.hydrated = "";
    element.dispatchEvent(new Event("shop:hydrated", { bubbles: true }));
    if (isRemoved(element)) stopIsland(element);
  };
  const content = (
    <HydrationSignal onHydrated={onHydrated}>
      <Component {...(JSON.parse(props) as object)} {...readSlots(element)} />
    </HydrationSignal>
  );
  const markup = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    restoreMarkup(element, markup);
  };
  if (lazy !== "dialog") roots.set(element, hydrateRoot(element, content, { onUncaughtError }));
  else {
    // Replaces the fallback for pages without scripts.
    const root = createRoot(element, { onUncaughtError });
    roots.set(element, root);
    root.render(content);
  }
}

/**
 * React has emptied an island that cannot be rendered: puts its markup back, with what was typed
 * into it, and works like a page without scripts.
 */
function restoreMarkup(element: HTMLElement, markup: readonly ChildNode[]): void {
  element.replaceChildren(...markup);
  // Its clicks wait for hydration no longer.
  element.dataset.hydrated = "";
  showToast({ kind: "error", title: failedTitle, text: failedText });
  const notice = Object.assign(document.createElement("p"), {
    className: "notice notice--rose",
    textContent: `${failedTitle}. ${failedText}`,
  });
  element.querySelector("form")?.prepend(notice);
}

/** The slots that `Island` rendered; React does not touch their content. */
function readSlots(element: HTMLElement): Record<string, ReactNode> {
  const slots: Record<string, ReactNode> = {};
  for (const { dataset, innerHTML } of element.querySelectorAll<HTMLElement>("shop-slot")) {
    const name = dataset.slot!;
    slots[name] = createElement("shop-slot", {
      key: name,
      "data-slot": name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: innerHTML },
    });
  }
  return slots;
}

function isRemoved(element: HTMLElement): boolean {
  const inDialog = element.dataset.lazy === "dialog";
  return !element.isConnected || (inDialog && !element.closest("dialog")?.open);
}

type HydrationSignalProps = { onHydrated: () => void; children: ReactNode };

/** Signals hydration, so that `bootstrap.ts` replays the queued clicks. */
function HydrationSignal({ onHydrated, children }: HydrationSignalProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
