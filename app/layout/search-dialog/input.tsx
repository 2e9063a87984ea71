import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { minQueryLength } from "../../../shop/catalogue/search/fixed-list.ts";
import { navigateTo } from "../../islands/page-requests.ts";
import { Icon } from "../../ui/icon.tsx";
import { moveFocus } from "./result-lists.tsx";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

type SearchInputProps = { query: string; onChange: (query: string) => void };

export function SearchInput({ query, onChange }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before the next key event: Escape would otherwise reach a focused input in a closing dialog.
  useLayoutEffect(() => field.current!.focus(), []);
  /**
   * Enter opens the results page, or leaves a short query for the first result. Escape closes the
   * dialog; some browsers would only clear the input.
   */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    const phrase = query.trim();
    if (key !== "Enter" && key !== "Escape") return moveFocus(event);
    // Otherwise the button that regains the focus would handle the key as well.
    event.preventDefault();
    if (key === "Enter" && phrase.length < minQueryLength) {
      currentTarget.closest("search")!.querySelector("a")?.focus();
      return;
    }
    currentTarget.closest("dialog")!.close();
    if (key === "Enter") navigateTo(`/szukaj?${new URLSearchParams({ fraza: phrase })}`);
  }
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
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search__clear" onClick={clear}>
        Wyczyść
      </button>
    </div>
  );
}
