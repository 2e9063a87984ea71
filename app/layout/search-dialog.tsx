import { lazy, Suspense, useEffect } from "react";
import { Dialog, openDialog } from "../ui/dialog.tsx";

export const searchDialogId = "wyszukiwarka";

/** Kept in the browser only for a visitor who has switched the key „/" off. */
export const searchKeyStorageKey = "latawiec-search-key";

export const loadSearch = () => import("./search-dialog-content.tsx");

const SearchDialogContent = lazy(loadSearch);

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function SearchDialog() {
  useEffect(() => {
    addEventListener("keydown", openBySlash);
    return () => removeEventListener("keydown", openBySlash);
  }, []);
  return (
    <Dialog id={searchDialogId} className="search-dialog" label="Wyszukiwarka">
      <Suspense fallback={<p className="search-dialog__wait">Otwieramy wyszukiwarkę…</p>}>
        <SearchDialogContent />
      </Suspense>
    </Dialog>
  );
}

function openBySlash(event: KeyboardEvent): void {
  const field = (event.target as Element).closest("input, textarea, select, dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (isSlashOff()) return;
  event.preventDefault();
  openDialog(searchDialogId);
}

export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(searchKeyStorageKey) !== null;
  } catch {
    return false;
  }
}
