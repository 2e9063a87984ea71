import { Icon } from "../ui/icon.tsx";

export type Chip = { label: string; href: string };

/** The active filters, each a link that removes it. */
export function ListingChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="listing__chips" aria-label="Wybrane filtry">
      {chips.map(({ label, href }, index) => {
        const isClearAll = index > 0 && index === chips.length - 1;
        return (
          <li key={href}>
            <a className="listing__chip" href={href}>
              {!isClearAll && <span className="visually-hidden">Usuń filtr: </span>}
              {label}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
