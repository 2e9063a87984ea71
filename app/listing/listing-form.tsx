import type { FormEvent } from "react";
import { navigateTo } from "../islands/navigate.ts";
import { ListingFields } from "./listing-fields.tsx";

/** A form that works as it comes; with scripts it applies each choice at once and stays in place. */
export function ListingForm({ query }: { query: string }) {
  return (
    <div onInput={applyOnInput} onSubmit={applyFilters}>
      <ListingFields query={query} />
    </div>
  );
}

/** Empty fields stay out of the URL. */
function applyFilters(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const fields = [...new FormData(event.target as HTMLFormElement)] as [string, string][];
  const query = new URLSearchParams(fields.filter(([, value]) => value));
  navigateTo(`${location.pathname}?${query}`, { info: { keepScroll: true } });
}

/** A choice is applied at once; a price is first written to its end. */
function applyOnInput({ target }: FormEvent): void {
  const { form, type } = target as HTMLInputElement;
  if (type !== "text") form!.requestSubmit();
}
