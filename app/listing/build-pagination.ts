import type { Paginated } from "../../shop/catalogue/listing/product-listing.ts";
import type { PaginationLinks } from "./pagination.tsx";

/** Links to the neighbours and to the first and last page; undefined for a single page. */
export function buildPagination(
  { page, pageCount }: Paginated<unknown>,
  buildPath: (page: number) => string,
): PaginationLinks | undefined {
  if (pageCount === 1) return undefined;
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return {
    label: `Strona ${page} z ${pageCount}`,
    ...(page > 1 && { previous: buildPath(page - 1) }),
    ...(page < pageCount && { next: buildPath(page + 1) }),
    links: numbers.map((number, index) => ({
      number,
      href: buildPath(number),
      current: number === page,
      afterGap: index > 0 && number - numbers[index - 1]! > 1,
    })),
  };
}
