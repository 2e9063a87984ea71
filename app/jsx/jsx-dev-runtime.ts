import type { ElementType, Key, ReactElement } from "react";
import { jsxDEV as createJsx, type JSXSource } from "react/jsx-dev-runtime";
import { typesetChildren, type Props } from "./typeset-children.ts";

export { Fragment } from "react/jsx-dev-runtime";
export type { JSX } from "react/jsx-dev-runtime";

/** What JSX compiles to in development and in tests. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return createJsx(type, typesetChildren(type, props), key, isStatic, source, self);
}
