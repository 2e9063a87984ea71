import { listSignificantWords } from "./stop-words.ts";

const maxWords = 6;
const maxLength = 60;

/** Enough for a postal code; „puzzle 1000 elementów" has fewer. */
const maxDigits = 4;

/** E-mail and web addresses, streets, numbers of orders. */
const personal =
  /@|https?:|www\.|(?:^|[\s.])(?:pl|com|net|eu)(?:\s|$)|(?:^|\s)(?:ul|al|os|tel)[.\s]|\bL ?[-–—/]? ?\d{3}/iu;

/**
 * Returns the words of a search that may be counted: normalized, without what nearly every search
 * contains. Undefined for what may say who searched, and for what is no name of a product.
 */
export function findCountableWords(text: string): string | undefined {
  if (personal.test(text) || text.replaceAll(/\D/g, "").length > maxDigits) return undefined;
  const words = listSignificantWords(text);
  const counted = words.join(" ");
  const isName = /[a-z]{3}/.test(counted) && words.length <= maxWords;
  return isName && counted.length <= maxLength ? counted : undefined;
}
