import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { islands, type IslandName } from "./list.ts";
import { reloadIfReplaced } from "./reload-if-replaced.ts";

const roots = new Map<HTMLElement, Root>();

/** Brings every island inside the element to life, each as soon as its code is there. */
export function hydrateIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("shop-island")) {
    hydrateIsland(element).catch(reloadIfReplaced);
  }
}

/** Ends the islands that are no longer in the document. */
export function unmountRemovedIslands(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, props = "{}" } = element.dataset;
  const Component = (await islands[island as IslandName]()) as ComponentType;
  if (!element.isConnected || roots.has(element)) return;
  const content = <Component {...(JSON.parse(props) as object)} />;
  const announce = () => {
    element.dataset.hydrated = "";
    element.dispatchEvent(new Event("latawiec:hydrated", { bubbles: true }));
  };
  roots.set(element, hydrateRoot(element, <Hydrated announce={announce}>{content}</Hydrated>));
}

/** Announces that the island listens; `early.ts` then replays the clicks it has stored. */
function Hydrated({ announce, children }: { announce: () => void; children: ReactNode }) {
  useEffect(announce, [announce]);
  return children;
}
