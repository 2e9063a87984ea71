import type { PricePeriod } from "../../../shop/catalogue/price-history/price-period.ts";

/** `until` is null while the price is offered; a running reduction has `cut_at` and `lowest_price`. */
export type PriceRow = {
  product_id: string;
  since: number;
  until: number | null;
  price: number;
  regular_price: number | null;
  cut_at: number | null;
  lowest_price: number | null;
};

export function toRow(
  product_id: string,
  { since, price, regularPrice, cut }: PricePeriod,
): PriceRow {
  return {
    product_id,
    since,
    until: null,
    price,
    regular_price: regularPrice ?? null,
    cut_at: cut?.at ?? null,
    lowest_price: cut?.lowestPrice ?? null,
  };
}

export function toPeriod(row: Omit<PriceRow, "product_id">): PricePeriod {
  const { since, until, price, regular_price, cut_at, lowest_price } = row;
  const period: PricePeriod = { since, price };
  if (until !== null) period.until = until;
  if (regular_price !== null) period.regularPrice = regular_price;
  if (cut_at !== null) period.cut = { at: cut_at, lowestPrice: lowest_price! };
  return period;
}
