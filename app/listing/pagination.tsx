import { Icon } from "../ui/icon.tsx";

export type PageLinks = {
  /** `Strona 2 z 5` */
  place: string;
  previous?: string;
  next?: string;
  links: readonly { number: number; to: string; current: boolean; afterGap: boolean }[];
};

export function ListingPages({ pages }: { pages: PageLinks }) {
  const { place, previous, next, links } = pages;
  return (
    <nav className="pages" aria-label="Strony z zabawkami">
      {previous !== undefined && (
        <a className="pages__step" rel="prev" href={previous}>
          <Icon name="left" />
          Poprzednia
        </a>
      )}
      <p className="pages__place">{place}</p>
      <ul className="pages__numbers">
        {links.map(({ number, to, current, afterGap }) => (
          <li key={number} className={afterGap ? "pages__after-gap" : undefined}>
            <a href={to} aria-current={current ? "page" : undefined}>
              <span className="visually-hidden">Strona </span>
              {number}
            </a>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <a className="pages__step" rel="next" href={next}>
          Następna
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
