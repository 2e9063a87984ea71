import { createElement, isValidElement, type ComponentType, type ReactNode } from "react";
import { islands, type IslandName } from "./list.ts";

const names = new Map<unknown, IslandName>();
for (const [name, load] of Object.entries(islands)) {
  names.set((await load()).default, name as IslandName);
}

/**
 * Marks a component that also runs in the browser. Props travel as JSON: no functions or dates. An
 * element becomes a slot: rendered on the server only, its markup stays as it is in the browser.
 */
export function Island<Props extends object>(
  props: { component: ComponentType<Props> } & Props,
): ReactNode {
  const { component, ...islandProps } = props;
  const json: Record<string, unknown> = {};
  const slots: Record<string, ReactNode> = {};
  for (const [name, value] of Object.entries(islandProps)) {
    if (isValidElement(value)) {
      slots[name] = createElement("shop-slot", { key: name, "data-slot": name }, value);
    } else json[name] = value;
  }
  return createElement(
    "shop-island",
    createAttributes(component, json),
    createElement(component, { ...json, ...slots } as unknown as Props),
  );
}

type LazyIslandProps<Props> = { component: ComponentType<Props>; children?: ReactNode } & Props;

/**
 * Started on demand, see `start.ts`. With `children`, its fallback, it is rendered in the browser
 * only, while its dialog is open.
 */
export function LazyIsland<Props extends object>(given: LazyIslandProps<Props>): ReactNode {
  const { component, children, ...props } = given;
  return createElement(
    "shop-island",
    { ...createAttributes(component, props), "data-lazy": children ? "dialog" : "" },
    children ?? createElement(component, props as unknown as Props),
  );
}

function createAttributes(component: { name: string }, props: object) {
  const name = names.get(component);
  if (!name) throw new Error(`${component.name} is missing in app/islands/list.ts`);
  const json = JSON.stringify(props);
  return { "data-island": name, ...(json !== "{}" && { "data-props": json }) };
}
