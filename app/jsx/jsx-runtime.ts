import type { ElementType, Key, ReactElement } from "react";
import { jsx as createJsx, jsxs as createJsxs } from "react/jsx-runtime";
import { typesetChildren, type Props } from "./typeset-children.ts";

export { Fragment } from "react/jsx-runtime";
export type { JSX } from "react/jsx-runtime";

/** What JSX compiles to: see `jsxImportSource` in `tsconfig.json`. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return createJsx(type, typesetChildren(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return createJsxs(type, typesetChildren(type, props), key);
}
