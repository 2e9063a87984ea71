import { drawings } from "../../../../shop.config.ts";
import { findChildAge, type AgeChoice } from "../../../../shop/catalogue/product/age.ts";
import { describePrices } from "../../../listing/labels.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import type { listFinderChoices } from "../home-products.ts";

/** Links into all categories, by age and by price. */
export function Finder({ ages, budgets }: ReturnType<typeof listFinderChoices>) {
  if (ages.length + budgets.length === 0) return null;
  return (
    <section className="wrap section finder" aria-labelledby="prezent">
      <header className="finder__header">
        <h2 id="prezent">Szukasz prezentu?</h2>
        <p className="muted">Zacznij od wieku dziecka albo od kwoty.</p>
      </header>
      {ages.length > 0 && (
        <ul className="finder__ages" aria-label="Wiek dziecka">
          {ages.map(({ value, href }) => (
            <li key={value}>
              <a href={href}>
                <AgeText age={value} />
              </a>
            </li>
          ))}
          {drawings.finder && (
            <li className="finder__drawing" aria-hidden="true">
              <Drawing name="finder" />
            </li>
          )}
        </ul>
      )}
      {budgets.length > 0 && (
        <ul className="finder__budgets" aria-label="Kwota">
          {budgets.map(({ value, href }) => (
            <li key={value}>
              <a href={href}>{describePrices(undefined, value)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `3–5 lat`, `9+ lat` */
function AgeText({ age }: { age: AgeChoice }) {
  const [years, unit] = age === "9" ? ["9+", "lat"] : findChildAge(age).label.split(/ (?=\S+$)/);
  return (
    <>
      <strong>{years}</strong> {unit}
    </>
  );
}
