import { storageKeys } from "../../../shop.config.ts";
import { tryStorage, writeStorage } from "../../storage.ts";
import { openDialog } from "../../ui/dialog/dialogs.ts";

/** Set only when the visitor has switched the shortcut `/` off. */
const storageKey = storageKeys.searchShortcut;

export function isShortcutOn(): boolean {
  return (tryStorage(() => localStorage.getItem(storageKey)) ?? null) === null;
}

/** Without storage the setting is lost. */
export function setShortcut(on: boolean): void {
  writeStorage(storageKey, on ? null : "off");
}

export function openSearchBySlash(event: KeyboardEvent): void {
  const field = (event.target as Element).closest("input, textarea, select, dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (!isShortcutOn()) return;
  event.preventDefault();
  openDialog("wyszukiwarka");
}
