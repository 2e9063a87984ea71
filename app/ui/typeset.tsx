import { splitNoBreakParts } from "../../shop/text/typography.ts";

/**
 * A text from the configuration or the warehouse, with what belongs together on one line. A style
 * holds it together: what is copied, searched for and read aloud is the text as it was written.
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
