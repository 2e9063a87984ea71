import {
  ageSpanChoices,
  exactAgeChoices,
  findChildAge,
  type AgeChoice,
} from "../../../shop/catalogue/product/age.ts";
import { sorts } from "../../../shop/catalogue/listing/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { sortLabels } from "../labels.ts";
import type { ListingView } from "../listing-view.ts";
import { FilterPill } from "./filter-pill.tsx";
import { MakerFilter } from "./maker-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";

/** A native GET form. Empty fields are ignored by `parseListing`. */
export function ListingFields({ view }: { view: ListingView }) {
  const { params, chips } = view;
  return (
    <form className="filters" aria-label="Filtry i sortowanie" autoComplete="off">
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterPill chip={chips.age}>
        <AgeFilter view={view} />
      </FilterPill>
      <FilterPill chip={chips.price}>
        <PriceFilter view={view} />
      </FilterPill>
      <MakerFilter view={view} />
      {(view.reduced > 0 || chips.reduced) && (
        <FilterPill chip={chips.reduced}>
          <ReducedOnly view={view} />
        </FilterPill>
      )}
      {chips.age && !chips.clearHref && <QuickBudgets budgets={view.budgets} />}
      {chips.available && (
        <FilterPill chip={chips.available}>
          <span className="filters__control">{chips.available.label}</span>
        </FilterPill>
      )}
      {chips.clearHref && (
        <a className="filters__clear" href={chips.clearHref}>
          Wyczyść<span className="visually-hidden"> filtry</span>
        </a>
      )}
      <SortSelect view={view} />
      <button type="submit" className="button button--secondary filters__submit">
        Pokaż
      </button>
    </form>
  );
}

function ReducedOnly({ view: { listing, reduced } }: { view: ListingView }) {
  const chosen = listing.reducedOnly === true;
  return (
    <label className="filters__control filters__toggle">
      <input type="checkbox" name="obnizka" value="tak" defaultChecked={chosen} />
      <span>W obniżce{!chosen && <span className="muted"> ({reduced})</span>}</span>
    </label>
  );
}

/** Whoever has chosen the age needs one tap for the budget. */
function QuickBudgets({ budgets }: Pick<ListingView, "budgets">) {
  return (
    <ul className="filters__quick" aria-label="Kwota">
      {budgets
        .filter(({ count }) => count > 0)
        .map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}

function SortSelect({ view: { listing, firstSort } }: { view: ListingView }) {
  return (
    <label className="filters__pill filters__sort">
      <Icon name="sort" />
      <span className="filters__label">Sortuj</span>
      <select name="sortuj" defaultValue={listing.sort === sorts[0] ? "" : listing.sort}>
        <option value="">{firstSort}</option>
        {sorts.slice(1).map((each) => (
          <option key={each} value={each}>
            {sortLabels[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function AgeFilter({ view }: { view: ListingView }) {
  return (
    <select
      className="filters__control"
      name="wiek"
      aria-label="Wiek dziecka"
      defaultValue={view.listing.age ?? ""}
    >
      <option value="">Wiek</option>
      <optgroup label="Ile lat ma dziecko?">
        <AgeOptions view={view} choices={exactAgeChoices} />
      </optgroup>
      <optgroup label="Nie wiem dokładnie">
        <AgeOptions view={view} choices={ageSpanChoices} />
      </optgroup>
    </select>
  );
}

type AgeOptionsProps = { view: ListingView; choices: readonly AgeChoice[] };

function AgeOptions({ view: { listing, ages }, choices }: AgeOptionsProps) {
  return ages
    .filter(({ age }) => choices.includes(age))
    .map(({ age, count }) => (
      <option key={age} value={age} disabled={count === 0 && age !== listing.age}>
        {capitalise(findChildAge(age).label)}
        {age !== listing.age && ` (${count})`}
      </option>
    ));
}

function capitalise(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
