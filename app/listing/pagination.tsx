import { Icon } from "../ui/icon.tsx";

export type PaginationLinks = {
  label: string;
  previous?: string;
  next?: string;
  links: readonly { number: number; href: string; current: boolean; afterGap: boolean }[];
};

export function Pagination({ pagination }: { pagination: PaginationLinks }) {
  const { label, previous, next, links } = pagination;
  return (
    <nav className="pages" aria-label="Strony z zabawkami">
      {previous !== undefined && (
        <a className="pages__step" rel="prev" href={previous}>
          <Icon name="left" />
          Poprzednia
        </a>
      )}
      <p className="pages__place">{label}</p>
      <ul className="pages__numbers">
        {links.map(({ number, href, current, afterGap }) => (
          <li key={number} className={afterGap ? "pages__after-gap" : undefined}>
            <a href={href} aria-current={current ? "page" : undefined}>
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
