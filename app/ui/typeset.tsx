import { splitNoBreakParts } from "../../shop/text/no-break-parts.ts";

/**
 * Renders a text with no-wrap spans, so that copying, searching and screen readers get it
 * unchanged.
 */
export function Typeset({ text }: { text: string }) {
  return splitNoBreakParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
