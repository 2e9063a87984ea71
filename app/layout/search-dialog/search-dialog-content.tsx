import { useState } from "react";
import { matchEntries } from "../../../shop/catalogue/search/fixed-list.ts";
import { IconButton } from "../../ui/icon.tsx";
import { useSearch, useSearchDefaults } from "./use-search.ts";
import { SearchInput } from "./input.tsx";
import { ShortcutSetting } from "./shortcut-setting.tsx";
import { SearchResults } from "./results.tsx";

export function SearchDialogContent() {
  const [query, setQuery] = useState("");
  const { defaults, state } = useSearchDefaults();
  const search = useSearch(query);
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
      <SearchResults
        query={query}
        entries={defaults ? matchEntries(defaults.entries, query) : []}
        defaults={defaults}
        defaultsState={state}
        search={search}
      />
      <ShortcutSetting />
    </search>
  );
}
