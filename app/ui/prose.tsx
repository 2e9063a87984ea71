import { createContext, useContext, useState } from "react";
import { findMarkup } from "./still.tsx";

type ProseProps = {
  id: string;
  className: string;
  /** Undefined in a document, which has the text as markup and not once more as data. */
  html: string | undefined;
};

/** While the server draws a document: the text that its route handed over in `give-prose.server.ts`. */
export const HandedProse = createContext<string | null>(null);

/** A long text, which the browser keeps as the document brought it. */
export function Prose({ id, className, html }: ProseProps) {
  const handed = useContext(HandedProse);
  const [brought] = useState(() => findMarkup(id));
  const __html = html ?? handed ?? brought ?? "";
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html }} />;
}
