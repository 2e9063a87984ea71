import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import type { PageLinks } from "./pagination.tsx";

/** Links to the neighbours, the first and the last page; nothing where one page holds all. */
export function showPages(
  { page, pageCount }: Paginated<unknown>,
  addressOf: (page: number) => string,
): PageLinks | undefined {
  if (pageCount === 1) return undefined;
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return {
    place: `Strona ${page} z\u00a0${pageCount}`,
    ...(page > 1 && { previous: addressOf(page - 1) }),
    ...(page < pageCount && { next: addressOf(page + 1) }),
    links: numbers.map((number, at) => ({
      number,
      to: addressOf(number),
      current: number === page,
      afterGap: at > 0 && number - numbers[at - 1]! > 1,
    })),
  };
}
