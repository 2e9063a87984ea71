import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import type { SearchDefaults } from "./use-search.ts";
import { EntryList, ProductList } from "./result-lists.tsx";
import { moveFocus } from "./arrow-keys.ts";

export function SearchSuggestions({ defaults }: { defaults: SearchDefaults }) {
  const { entries, bestsellers, phone } = defaults;
  return (
    <>
      <p className="search__call">
        Nie wiesz, jak to nazwać? Zadzwoń, pomożemy:{" "}
        <a href={createTelUrl(phone)} onKeyDown={(event) => moveFocus(event)}>
          {phone}
        </a>
      </p>
      <h3 className="search__heading">Zajrzyj do działów</h3>
      <EntryList label="Działy" entries={entries.filter(({ type }) => type === "Kategoria")} />
      <h3 className="search__heading">Bestsellery</h3>
      <ProductList label="Bestsellery" products={bestsellers} />
    </>
  );
}
