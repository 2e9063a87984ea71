import { createElement, type ComponentType, type ReactNode } from "react";
import { islands, type IslandName } from "./list.ts";

const names = new Map<unknown, IslandName>();
for (const [name, load] of Object.entries(islands)) names.set(await load(), name as IslandName);

/**
 * Marks a component that also runs in the browser. Rendered on the server alone; its props travel
 * as JSON, so they hold no functions, elements or dates.
 */
export function Island<Props extends object>(
  props: { component: ComponentType<Props> } & Props,
): ReactNode {
  const { component, ...own } = props;
  const name = names.get(component);
  if (!name) throw new Error(`${component.name} is missing in app/islands/list.ts`);
  const json = JSON.stringify(own);
  return createElement(
    "shop-island",
    { "data-island": name, "data-props": json === "{}" ? undefined : json },
    createElement(component, own as unknown as Props),
  );
}
