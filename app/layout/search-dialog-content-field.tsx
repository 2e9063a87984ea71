import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "../ui/icon.tsx";
import { walkResults } from "./search-dialog-content-walk.ts";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

type SearchFieldProps = { query: string; onChange: (query: string) => void };

export function SearchField({ query, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus(), []);
  function clear() {
    onChange("");
    field.current!.focus();
  }
  return (
    <div className="search__field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={leaveField}
      />
      <button type="button" className="search__clear" onClick={clear}>
        Wyczyść
      </button>
    </div>
  );
}

/** Enter goes to the first result. Escape closes at once; some browsers would only empty the field. */
function leaveField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === "Escape") event.currentTarget.closest("dialog")!.close();
  else if (event.key === "Enter") walkResults(event, 1);
  else walkResults(event);
}
