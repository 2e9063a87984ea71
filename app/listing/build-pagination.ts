import type { Page } from "../../shop/catalogue/product-listing.ts";
import type { PageLinks } from "./pagination.tsx";

/** Links to the neighbours, the first and the last page; nothing where one page holds all. */
export function showPages(
  { page, pages }: Page<unknown>,
  addressOf: (page: number) => string,
): PageLinks | undefined {
  if (pages === 1) return undefined;
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return {
    place: `Strona ${page} z\u00a0${pages}`,
    ...(page > 1 && { previous: addressOf(page - 1) }),
    ...(page < pages && { next: addressOf(page + 1) }),
    links: numbers.map((number, at) => ({
      number,
      to: addressOf(number),
      current: number === page,
      afterGap: at > 0 && number - numbers[at - 1]! > 1,
    })),
  };
}
