import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { matchEntries } from "../../shop/search.ts";
import { closeDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFoundProducts, useSearchEntries } from "./search-dialog-answers.ts";
import { SearchKeyChoice } from "./search-dialog-key.tsx";
import { SearchResults } from "./search-dialog-results.tsx";
import { searchDialogId } from "./search-dialog.tsx";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

export default function SearchDialogContent() {
  const [query, setQuery] = useState("");
  const list = useSearchEntries();
  const found = useFoundProducts(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus(), []);
  function clear() {
    setQuery("");
    field.current!.focus();
  }
  return (
    <div className="search" role="search" onKeyDown={walkResults}>
      <header className="search__header">
        <h2>Wyszukiwarka</h2>
        <CloseButton />
      </header>
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
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" className="search__clear" onClick={clear}>
          Wyczyść
        </button>
      </div>
      <SearchResults
        query={query}
        entries={matchEntries(list.entries, query)}
        list={list.state}
        found={found}
      />
      <SearchKeyChoice />
    </div>
  );
}

function CloseButton() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Zamknij wyszukiwarkę"
      onClick={() => closeDialog(searchDialogId)}
    >
      <Icon name="close" />
    </button>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Arrows go from the field through the results and back; Enter in the field goes to the first. */
function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const onField = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (!step || (event.key === "Enter" && !onField)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], a")];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
