import { ageBands, ageLabels, type AgeBand } from "../../shop/catalogue/age.ts";
import { sorts } from "../../shop/catalogue/listing.ts";
import { sortLabels } from "./labels.ts";

/** Collapsed on small screens. Empty fields are left out of the URL. */
export function ListingFields({ query }: { query: string }) {
  const params = new URLSearchParams(query);
  const value = (name: string) => ({ name, defaultValue: params.get(name) ?? "" });
  return (
    <details className="filters" id="filtry">
      <summary className="button button--secondary">Filtruj i&nbsp;sortuj</summary>
      <form className="filters__form" aria-label="Filtry i sortowanie" autoComplete="off">
        <SelectField label="Sortuj" options={sortOptions} {...value("sortuj")} />
        <fieldset className="filters__field">
          <legend>Cena (zł)</legend>
          <div className="filters__range">
            <PriceField label="Cena od" placeholder="od" {...value("od")} />
            <span aria-hidden="true">–</span>
            <PriceField label="Cena do" placeholder="do" {...value("do")} />
          </div>
        </fieldset>
        <SelectField label="Wiek" options={ageOptions} {...value("wiek")} />
        <label className="filters__check">
          <input
            type="checkbox"
            name="dostepne"
            value="1"
            defaultChecked={params.has("dostepne")}
          />
          Tylko dostępne
        </label>
        <button type="submit" className="button button--secondary">
          Pokaż
        </button>
      </form>
    </details>
  );
}

type Option = [value: string, label: string];

const sortOptions = sorts.map((sort, index): Option => [index === 0 ? "" : sort, sortLabels[sort]]);

const ageOptions: Option[] = [
  ["", "każdy"],
  // Integer-like keys come first in an object, so the keys are sorted.
  ...(Object.keys(ageBands) as AgeBand[]).toSorted().map((age): Option => [age, ageLabels[age]]),
];

type SelectFieldProps = { label: string; name: string; options: Option[]; defaultValue: string };

function SelectField({ label, options, ...rest }: SelectFieldProps) {
  return (
    <label className="filters__field">
      {label}
      <select {...rest}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type PriceFieldProps = { label: string; name: string; placeholder: string; defaultValue: string };

function PriceField({ label, defaultValue, ...rest }: PriceFieldProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      pattern="\s*\d{1,6}([,.]\d{1,2})?\s*(zł)?\s*"
      title="Kwota w złotych, na przykład 49,90"
      defaultValue={defaultValue.replace(".", ",")}
      {...rest}
    />
  );
}
