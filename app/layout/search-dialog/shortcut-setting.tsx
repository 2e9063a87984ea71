import { useState } from "react";
import { isShortcutOn, setShortcut } from "./search-shortcut.ts";

/** A one-key shortcut must be possible to switch off (WCAG 2.1.4): voice control may press it. */
export function ShortcutSetting() {
  const [enabled, setEnabled] = useState(isShortcutOn);
  function change(enabled: boolean) {
    setEnabled(enabled);
    setShortcut(enabled);
  }
  return (
    <label className="search__key">
      <input type="checkbox" checked={enabled} onChange={(event) => change(event.target.checked)} />
      <span>
        Klawisz <kbd>/</kbd> otwiera wyszukiwarkę
      </span>
    </label>
  );
}
