import { useState } from "react";
import { IconButton } from "../../ui/icon.tsx";
import { SearchInput } from "./input.tsx";
import { SearchResults } from "./results.tsx";
import { isShortcutOn, setShortcut } from "./search-shortcut.ts";

export default function SearchDialogContent() {
  const [query, setQuery] = useState("");
  return (
    <search className="search">
      <div className="search__header">
        <h2>Wyszukiwarka</h2>
        <IconButton
          icon="close"
          label="Zamknij wyszukiwarkę"
          onClick={(event) => event.currentTarget.closest("dialog")!.close()}
        />
      </div>
      <SearchInput query={query} onChange={setQuery} />
      <SearchResults query={query} />
      <ShortcutSetting />
    </search>
  );
}

/** Single-key shortcuts must be switchable (WCAG 2.1.4), since voice control may trigger them. */
function ShortcutSetting() {
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
