/** An amount of money: a whole number of grosze. */
export type Grosze = number;

const zloty = new Intl.NumberFormat("pl-PL", { style: "currency", currency: "PLN" });

/** `4999` → `49,99 zł`, with a no-break space. */
export function formatPrice(price: Grosze): string {
  return zloty.format(price / 100);
}

/** `4999` → `49,99 PLN`, as order e-mails say it. */
export function formatPricePln(price: Grosze): string {
  return `${(price / 100).toFixed(2).replace(".", ",")}\u00a0PLN`;
}

/** `4999` → `49.99`, for the function endpoints and for machines that read decimals. */
export function priceAsDecimal(price: Grosze): number {
  return price / 100;
}

/** Rounds a decimal gross price, such as a warehouse sends, to grosze once and for all. */
export function parsePrice(decimal: number): Grosze {
  return Math.round(decimal * 100);
}
