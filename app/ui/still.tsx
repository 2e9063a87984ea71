import { useState, type ComponentType, type MouseEvent } from "react";
import { openDialog } from "./dialog.tsx";

/** `content` is lazy: see below when its code is needed at all. */
type StillProps = { id: string; content: ComponentType };

/**
 * Markup that never changes. The document brings it and the browser keeps it as it is; its code is
 * fetched only by a visitor who comes from another page of the shop.
 */
export function Still({ id, content: Content }: StillProps) {
  const [brought] = useState(() => findMarkup(id));
  if (brought === undefined) {
    return (
      <div id={id} onClick={openNamedDialog}>
        <Content />
      </div>
    );
  }
  return <div id={id} onClick={openNamedDialog} dangerouslySetInnerHTML={{ __html: brought }} />;
}

function findMarkup(id: string): string | undefined {
  return import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML;
}

/** For browsers that do not know invokers yet. */
function openNamedDialog({ target }: MouseEvent): void {
  if ("command" in HTMLButtonElement.prototype) return;
  const name = (target as Element).closest("[commandfor]")?.getAttribute("commandfor");
  if (name) openDialog(name);
}
