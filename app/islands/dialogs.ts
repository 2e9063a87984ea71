import { openDialog } from "../ui/dialog/dialogs.ts";
import { startIsland, stopIsland } from "./hydrate.tsx";

/** Starts islands inside dialogs while these are open; polyfills `commandfor` and `closedby`. */
export function startDialogs(): void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) syncIsland(target);
  });
  observer.observe(document, { subtree: true, attributeFilter: ["open"] });
  for (const dialog of document.querySelectorAll("dialog[open]")) syncIsland(dialog);
  addEventListener("click", (event) => {
    const target = event.target as Element;
    openForInvoker(target);
    closeFromBackdrop(target);
  });
}

function syncIsland(target: Node): void {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const island of target.querySelectorAll<HTMLElement>("[data-lazy]")) {
    if (target.open) startIsland(island);
    else stopIsland(island);
  }
}

function openForInvoker(target: Element): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const id = target.closest("[commandfor]")?.getAttribute("commandfor");
  if (id) openDialog(id);
}

function closeFromBackdrop(target: Element): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  if (target instanceof HTMLDialogElement) target.close();
}
