import type { ElementType, ReactNode } from "react";
import { Fragment, jsx } from "react/jsx-runtime";
import { typeset } from "../../shop/text/typography.ts";

export type Props = { children?: ReactNode };

/** Elements whose text is data, or that may not contain elements. */
const verbatim = "code option pre script style text textarea title".split(" ");

/** Typesets the text directly inside an HTML element or a fragment; components pass theirs on. */
export function typesetChildren(type: ElementType, props: Props): Props {
  const { children } = props;
  if (typeof type === "string" ? verbatim.includes(type) : type !== Fragment) return props;
  if (typeof children === "string") props.children = typesetText(children);
  else if (Array.isArray(children)) props.children = typesetAll(children as ReactNode[]);
  return props;
}

/**
 * Joins neighbouring texts and numbers: `{count} szt.` compiles to two children. Each child keeps
 * its index, by which React tells children apart.
 */
function typesetAll(children: readonly ReactNode[]): ReactNode[] {
  const result = [...children];
  let text = "";
  for (let index = result.length - 1; index >= 0; index--) {
    const child = result[index];
    if (typeof child !== "string" && typeof child !== "number") continue;
    text = child + text;
    const before = result[index - 1];
    if (typeof before === "string" || typeof before === "number") result[index] = null;
    else {
      result[index] = typesetText(text);
      text = "";
    }
  }
  return result;
}

function typesetText(text: string): ReactNode {
  const parts = typeset(text);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 ? jsx("span", { className: "whole", children: part }, index) : part,
  );
}
