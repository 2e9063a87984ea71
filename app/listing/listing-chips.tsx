import { Icon } from "../ui/icon.tsx";

export type Chip = { label: string; to: string };

/** What was asked for; each is a link to the same list without it. */
export function ListingChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="listing__chips" aria-label="Wybrane filtry">
      {chips.map(({ label, to }, at) => {
        const all = at > 0 && at === chips.length - 1;
        return (
          <li key={to}>
            <a className="listing__chip" href={to}>
              {!all && <span className="visually-hidden">Usuń filtr: </span>}
              {label}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
