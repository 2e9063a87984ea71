import { openDialog } from "../../ui/dialog/dialogs.ts";

/** Set only when the visitor has switched the shortcut `/` off. */
const storageKey = "latawiec-search-key";

/** Returns a function that removes the listener. */
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

/** Without storage the setting is lost. */
export function setShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Ignored, see above.
  }
}

function openBySlash(event: KeyboardEvent): void {
  const field = (event.target as Element).closest("input, textarea, select, dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (!isShortcutOn()) return;
  event.preventDefault();
  openDialog("wyszukiwarka");
}
