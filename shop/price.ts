/** Money as an integer number of grosze. */
export type Grosze = number;

/**
 * `4999` → `49,99 zł`, `1234567` → `12 345,67 zł`. Same output as
 * `Intl.NumberFormat`, whose first use costs a phone 150 ms during start.
 */
export function formatPrice(price: Grosze): string {
  const [whole = "", fraction] = (price / 100).toFixed(2).split(".");
  const grouped = /\d{5}/.test(whole) ? whole.replaceAll(/\B(?=(\d{3})+$)/g, " ") : whole;
  return `${grouped},${fraction} zł`;
}

export function formatPricePln(price: Grosze): string {
  return `${formatAmount(price)} PLN`;
}

/** `4999` → `49,99`, as the owner types it and spreadsheets read it. */
export function formatAmount(price: Grosze): string {
  return (price / 100).toFixed(2).replace(".", ",");
}

/** `4999` → `49.99`, as feeds and structured data have it. */
export function formatDecimal(price: Grosze): string {
  return (price / 100).toFixed(2);
}

export function toDecimal(price: Grosze): number {
  return price / 100;
}

export function fromDecimal(decimal: number): Grosze {
  return Math.round(decimal * 100);
}
