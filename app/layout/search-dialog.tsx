import { useEffect } from "react";
import { Dialog, openDialog } from "../ui/dialog.tsx";
import { DialogFallback } from "../ui/dialog-fallback.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";

/** Stored only by a visitor who has switched the key „/" off. */
const slashOffKey = "latawiec-search-key";

const SearchDialogContent = lazyComponent(
  () => import("./search-dialog-content.tsx"),
  SearchFallback,
);

export function loadSearch(): void {
  // Tried again when the dialog opens.
  SearchDialogContent.preload().catch(() => undefined);
}

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function SearchDialog() {
  useEffect(() => {
    addEventListener("keydown", openBySlash);
    return () => removeEventListener("keydown", openBySlash);
  }, []);
  return (
    <Dialog
      id="wyszukiwarka"
      className="search-dialog"
      label="Wyszukiwarka"
      fallback={<SearchFallback />}
    >
      <SearchDialogContent slashOffKey={slashOffKey} />
    </Dialog>
  );
}

function SearchFallback() {
  return (
    <DialogFallback title="Podpowiedzi działają tylko z&nbsp;JavaScriptem">
      Bez niego <a href="/szukaj">szukaj na osobnej stronie</a>.
    </DialogFallback>
  );
}

function openBySlash(event: KeyboardEvent): void {
  const field = (event.target as Element).closest("input, textarea, select, dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (isSlashOff()) return;
  event.preventDefault();
  openDialog("wyszukiwarka");
}

function isSlashOff(): boolean {
  try {
    return localStorage.getItem(slashOffKey) !== null;
  } catch {
    return false;
  }
}
