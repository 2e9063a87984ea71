import type { FormEvent } from "react";
import { navigateTo } from "../islands/page-requests.ts";
import { ListingFields } from "./listing-fields.tsx";

/** A native GET form; with scripts it applies each change at once and keeps the scroll position. */
export function ListingForm({ query }: { query: string }) {
  return (
    <div onInput={applyOnInput} onSubmit={applyFilters}>
      <ListingFields query={query} />
    </div>
  );
}

/** Leaves empty fields out of the URL. */
function applyFilters(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const fields = [...new FormData(event.target as HTMLFormElement)] as [string, string][];
  const query = new URLSearchParams(fields.filter(([, value]) => value));
  navigateTo(`${location.pathname}?${query}`, { info: { keepScroll: true } });
}

/** Prices are applied on submit, other fields on input. */
function applyOnInput({ target }: FormEvent): void {
  const { form, type } = target as HTMLInputElement;
  if (type !== "text") form!.requestSubmit();
}
