import { useState } from "react";

/** A one-key shortcut must be possible to switch off (WCAG 2.1.4): voice control may press it. */
export function SearchKeyChoice({ slashOffKey }: { slashOffKey: string }) {
  const [on, setOn] = useState(() => readOn(slashOffKey));
  function choose(nowOn: boolean) {
    setOn(nowOn);
    try {
      if (nowOn) localStorage.removeItem(slashOffKey);
      else localStorage.setItem(slashOffKey, "off");
    } catch {
      // Without storage the choice cannot outlive the dialog.
    }
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

function readOn(slashOffKey: string): boolean {
  try {
    return localStorage.getItem(slashOffKey) === null;
  } catch {
    return true;
  }
}
