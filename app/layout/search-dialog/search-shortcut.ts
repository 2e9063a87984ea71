import { openDialog } from "../../ui/dialog/dialogs.ts";

/** Stored only by a visitor who has switched the key „/" off. */
const storageKey = "latawiec-search-key";

/** Opens the search dialog; returns what ends that. */
export function bindSearchShortcut(): () => void {
  addEventListener("keydown", openBySlash);
  return () => removeEventListener("keydown", openBySlash);
}

export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Without storage the setting cannot outlive the page. */
export function setShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Nothing to do.
  }
}

function openBySlash(event: KeyboardEvent): void {
  const field = (event.target as Element).closest("input, textarea, select, dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (!isShortcutOn()) return;
  event.preventDefault();
  openDialog("wyszukiwarka");
}
