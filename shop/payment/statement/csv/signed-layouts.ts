/**
 * Banks that write a minus where money left, by headings as public parsers and their fixtures have them;
 * a file of theirs without a minus lists only money in.
 */
const signedLayouts: readonly (readonly string[])[] = [
  // mBank: importers of ofxstatement and YNAB.
  ["data operacji", "opis operacji", "kwota"],
  // ING: importers of beancount and YNAB.
  ["kwota transakcji waluta rachunku", "dane kontrahenta"],
  // PKO BP, also with a point as the decimal sign.
  ["typ transakcji", "kwota", "saldo po transakcji"],
  // Pekao24.
  ["rachunek zrodlowy", "rachunek docelowy", "kwota operacji"],
  // Alior.
  ["nazwa nadawcy", "nazwa odbiorcy", "kwota w walucie rachunku"],
  // Revolut, English and Polish; the heading of the state stays English.
  ["product", "completed date", "amount", "state"],
  ["produkt", "data zrealizowania", "kwota", "state"],
  // Wise.
  ["transferwise id", "amount", "running balance"],
];

export function isSignedLayout(heads: readonly string[]): boolean {
  return signedLayouts.some((layout) => layout.every((head) => heads.includes(head)));
}
