import { cleanLine, trimEndOf } from "./clean-line.ts";

export const maxEmailLength = 254;

const emailPattern = /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+$/u;

/**
 * One plain address, whose domain has labels that are not empty and have no hyphen at an edge. Not
 * with `=?`, which mail programs may decode into another address.
 */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength || text.includes("=?") || !emailPattern.test(text)) return false;
  const labels = text.slice(text.indexOf("@") + 1).split(".");
  return labels.length > 1 && labels.every((label) => label && !/^-|-$/.test(label));
}

const start = /^(?:mailto:|[\s"'`´„‚\p{Pi}\p{Pf}<([])+/iu;

/** `<mailto:anna@poczta.pl>.` → `anna@poczta.pl` */
export function cleanEmail(text: string): string {
  const email = cleanLine(text.normalize("NFKC")).replace(start, "");
  return trimEndOf(email, " \"'`´”“’»>)].,;");
}
