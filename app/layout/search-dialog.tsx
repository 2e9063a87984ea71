import { lazy, Suspense, useEffect } from "react";
import { Dialog, loadIfOpen, openDialog } from "../ui/dialog.tsx";

/** Stored only by a visitor who has switched the key „/" off. */
const slashOffKey = "latawiec-search-key";

const importContent = () =>
  import("./search-dialog-content.tsx").catch(() => ({ default: SearchNotLoaded }));

const SearchDialogContent = lazy(importContent);
loadIfOpen("wyszukiwarka", importContent);

export function loadSearch(): void {
  void importContent();
}

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function SearchDialog() {
  useEffect(() => {
    addEventListener("keydown", openBySlash);
    return () => removeEventListener("keydown", openBySlash);
  }, []);
  return (
    <Dialog id="wyszukiwarka" className="search-dialog" label="Wyszukiwarka">
      <Suspense fallback={<p className="search-dialog__wait">Otwieramy wyszukiwarkę…</p>}>
        <SearchDialogContent slashOffKey={slashOffKey} />
      </Suspense>
    </Dialog>
  );
}

function SearchNotLoaded() {
  return <p className="search-dialog__wait">Wyszukiwarka się nie wczytała. Odśwież stronę.</p>;
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
