import { useState } from "react";
import { isShortcutOn, setShortcut } from "./search-shortcut.ts";

/** A one-key shortcut must be possible to switch off (WCAG 2.1.4): voice control may press it. */
export function SearchKeyChoice() {
  const [on, setOn] = useState(isShortcutOn);
  function choose(nowOn: boolean) {
    setOn(nowOn);
    setShortcut(nowOn);
  }
  return (
    <label className="search__key">
      <input type="checkbox" checked={on} onChange={(event) => choose(event.target.checked)} />
      <span>
        Klawisz <kbd>/</kbd> otwiera wyszukiwarkę
      </span>
    </label>
  );
}
