import type { Grosze } from "../../../shop/price.ts";
import { Icon } from "../../ui/icon.tsx";
import { describePrices } from "../labels.ts";
import type { ListingView } from "../listing-view.ts";

/** Budgets as links, bounds as fields, in a popover. */
export function PriceFilter({ view: { listing, budgets, available } }: { view: ListingView }) {
  const { from, to, availableOnly } = listing;
  const chosen = from !== undefined || to !== undefined;
  return (
    <>
      {/* The name lets the focus return here when the list is replaced. */}
      <button type="button" className="filters__control" name="cena" popoverTarget="ceny">
        {chosen ? describePrices(from, to) : "Cena"}
        <Icon name="chevron" />
      </button>
      <div className="filters__panel" id="ceny" popover="auto">
        <ul className="filters__budgets">
          {budgets.map((budget) => (
            <li key={budget.href}>
              <Budget {...budget} />
            </li>
          ))}
        </ul>
        <fieldset className="filters__range">
          <legend className="visually-hidden">Cena (zł)</legend>
          <PriceField label="Cena od" placeholder="od" name="cena-od" price={from} />
          <span aria-hidden="true">–</span>
          <PriceField label="Cena do" placeholder="do" name="cena-do" price={to} />
          <button type="submit" className="button button--secondary">
            Pokaż
          </button>
        </fieldset>
        <AvailableOnly chosen={availableOnly} count={available} />
      </div>
    </>
  );
}

function AvailableOnly({ chosen, count }: { chosen: boolean; count: number }) {
  return (
    <label className="filters__check">
      <input
        type="checkbox"
        name="dostepne"
        value="1"
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      <span>
        Tylko dostępne <Count value={count} />
      </span>
    </label>
  );
}

function Budget({ label, count, current, href }: ListingView["budgets"][number]) {
  if (count === 0) {
    return (
      <span className="filters__budget" aria-disabled="true">
        {label} <Count value={0} />
      </span>
    );
  }
  return (
    <a
      className="filters__budget"
      href={href}
      rel="nofollow"
      aria-current={current ? "true" : undefined}
    >
      {label} <Count value={count} />
    </a>
  );
}

function Count({ value }: { value: number }) {
  return <span className="muted">({value})</span>;
}

type PriceFieldProps = {
  label: string;
  name: string;
  placeholder: string;
  price: Grosze | undefined;
};

function PriceField({ label, price, ...rest }: PriceFieldProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      pattern="\s*\d{1,6}([,.]\d{1,2})?\s*(zł)?\s*"
      title="Kwota w złotych, na przykład 49,90"
      defaultValue={price === undefined ? "" : String(price / 100).replace(".", ",")}
      {...rest}
    />
  );
}
