import type { Paginated } from "../../shop/catalogue/listing/product-listing.ts";
import { Icon } from "../ui/icon.tsx";

/** Links to the neighbours and to the first and last page; undefined for a single page. */
export function buildPagination(
  { page, pageCount }: Paginated,
  buildPath: (page: number) => string,
) {
  if (pageCount === 1) return undefined;
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return {
    label: `Strona ${page} z ${pageCount}`,
    previous: page > 1 ? buildPath(page - 1) : undefined,
    next: page < pageCount ? buildPath(page + 1) : undefined,
    links: numbers.map((number, index) => ({
      number,
      href: buildPath(number),
      current: number === page,
      afterGap: index > 0 && number - numbers[index - 1]! > 1,
    })),
  };
}

type PaginationProps = NonNullable<ReturnType<typeof buildPagination>>;

export function Pagination({ label, previous, next, links }: PaginationProps) {
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
