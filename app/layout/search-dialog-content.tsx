import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { matchEntries } from "../../shop/search.ts";
import { Icon } from "../ui/icon.tsx";
import { useFoundProducts, useSearchEntries } from "./search-dialog-content-answers.ts";
import { SearchKeyChoice } from "./search-dialog-content-key.tsx";
import { SearchResults } from "./search-dialog-content-results.tsx";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

type SearchDialogContentProps = { slashOffKey: string };

export default function SearchDialogContent({ slashOffKey }: SearchDialogContentProps) {
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
    <div className="search" role="search" onKeyDown={steerByKeys}>
      <div className="search__header">
        <h2>Wyszukiwarka</h2>
        <CloseButton />
      </div>
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
      <SearchKeyChoice slashOffKey={slashOffKey} />
    </div>
  );
}

function CloseButton() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Zamknij wyszukiwarkę"
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
    >
      <Icon name="close" />
    </button>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * Arrows go from the field through the results and back; Enter in the field goes to the first.
 * Escape closes at once, where some browsers would only empty the field.
 */
function steerByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Escape") event.currentTarget.closest("dialog")?.close();
  const step = steps[event.key];
  const onField = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (!step || (event.key === "Enter" && !onField)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], a")];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
