import { useState } from "react";
import { matchEntries } from "../../../shop/catalogue/search/fixed-list.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSearchAnswer, useSearchList } from "./use-search.ts";
import { SearchField } from "./input.tsx";
import { SearchKeyChoice } from "./shortcut-setting.tsx";
import { SearchResults } from "./results.tsx";

/** What is typed lives as long as the dialog is open. */
export function SearchDialogContent() {
  const [query, setQuery] = useState("");
  const { list, state } = useSearchList();
  const answer = useSearchAnswer(query);
  return (
    <search className="search">
      <div className="search__header">
        <h2>Wyszukiwarka</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Zamknij wyszukiwarkę"
          onClick={(event) => event.currentTarget.closest("dialog")!.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchField query={query} onChange={setQuery} />
      <SearchResults
        query={query}
        entries={list ? matchEntries(list.entries, query) : []}
        list={list}
        listState={state}
        answer={answer}
      />
      <SearchKeyChoice />
    </search>
  );
}
