import { useState } from "react";
import { isSlashOff, searchKeyStorageKey } from "./search-dialog.tsx";

/** A one-key shortcut must be possible to switch off (WCAG 2.1.4): voice control may press it. */
export function SearchKeyChoice() {
  const [off, setOff] = useState(isSlashOff);
  function choose(nowOff: boolean) {
    setOff(nowOff);
    try {
      if (nowOff) localStorage.setItem(searchKeyStorageKey, "off");
      else localStorage.removeItem(searchKeyStorageKey);
    } catch {
      // Without storage the choice cannot outlive the dialog.
    }
  }
  return (
    <label className="search__key">
      <input type="checkbox" checked={!off} onChange={(event) => choose(!event.target.checked)} />
      <span>
        Klawisz <kbd>/</kbd> otwiera wyszukiwarkę
      </span>
    </label>
  );
}
