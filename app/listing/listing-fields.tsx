import { ageLabels } from "../../shop/catalogue/age.ts";
import { sorts } from "../../shop/catalogue/listing.ts";
import { Icon } from "../ui/icon.tsx";
import { sortLabels } from "./labels.ts";
import type { ListingView } from "./listing-view.ts";
import { PriceFilter } from "./price-filter.tsx";

type ListingFieldsProps = { view: ListingView; firstSort?: string };

/** A native GET form. Empty fields are ignored by `parseListing`. */
export function ListingFields({ view, firstSort = sortLabels.polecane }: ListingFieldsProps) {
  const { listing, params } = view;
  return (
    <form className="filters" aria-label="Filtry i sortowanie" autoComplete="off">
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AgeFilter view={view} />
      <PriceFilter view={view} />
      <label className="filters__sort">
        <Icon name="sort" />
        <span className="filters__label">Sortuj</span>
        <select name="sortuj" defaultValue={listing.sort === sorts[0] ? "" : listing.sort}>
          <option value="">{firstSort}</option>
          {sorts.slice(1).map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--secondary filters__submit">
        Pokaż
      </button>
    </form>
  );
}

function AgeFilter({ view: { listing, ages } }: { view: ListingView }) {
  return (
    <select
      className="filters__chip"
      name="wiek"
      aria-label="Wiek"
      defaultValue={listing.age ?? ""}
      data-chosen={listing.age && ""}
    >
      <option value="">Wiek</option>
      {ages.map(({ age, count }) => (
        <option key={age} value={age} disabled={count === 0 && age !== listing.age}>
          {age === listing.age ? ageLabels[age] : `${ageLabels[age]} (${count})`}
        </option>
      ))}
    </select>
  );
}
