import { useState } from "react";
import { isShortcutOn, setShortcut } from "./search-shortcut.ts";

/** Single-key shortcuts must be switchable (WCAG 2.1.4), since voice control may trigger them. */
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
