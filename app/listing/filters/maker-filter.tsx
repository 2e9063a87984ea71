import type { ListingView } from "../listing-view.ts";
import { FilterPill } from "./filter-pill.tsx";

/** Absent where all products have the same maker. */
export function MakerFilter({ view }: { view: ListingView }) {
  const { listing, makers, chips } = view;
  if (makers.length < 2 && !chips.maker) return null;
  const isListed = makers.some(({ slug }) => slug === listing.maker);
  return (
    <FilterPill chip={chips.maker}>
      <select
        className="filters__control"
        name="producent"
        aria-label="Marka"
        defaultValue={listing.maker ?? ""}
      >
        <option value="">Marka</option>
        {listing.maker && !isListed && <option value={listing.maker}>{listing.maker}</option>}
        {makers.map(({ slug, name, count }) => {
          const chosen = slug === listing.maker;
          return (
            <option key={slug} value={slug} disabled={count === 0 && !chosen}>
              {name}
              {!chosen && ` (${count})`}
            </option>
          );
        })}
      </select>
    </FilterPill>
  );
}
