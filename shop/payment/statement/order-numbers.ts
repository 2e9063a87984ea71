/** Order numbers that a text names, in the order of the text. */
export type NamedNumbers = {
  /** Written with `L` before it. */
  named: string[];
  /** Those and the ones after them: `L-1001, 1002`. */
  listed: string[];
  /** `L` ends a word or another number: `zamowienieL-1001`. */
  glued: string[];
  /** Without `L`. */
  bare: string[];
};

const digits = String.raw`0*(?:\d{1,3}(?: \d{3})+|\d{3,9})(?!\d)`;

const prefix = String.raw`L(?:[ \-]?(?:nr|numer|no)(?!\p{L})\.?)?[ \-_/.,:#]{0,3}`;

const next = String.raw`(?: ?(?:[,;/\\+&]|\bi\b|\boraz\b|\ba\b|\band\b|-) ?| )(?:nr )?(?:${prefix})?${digits}`;

const patterns = {
  listed: new RegExp(`(?<![\\p{L}\\d])${prefix}${digits}(?:${next})*`, "giu"),
  named: new RegExp(`(?<![\\p{L}\\d])${prefix}(${digits})`, "giu"),
  glued: new RegExp(`(?<=[\\p{L}\\d])L[\\-/.]?(${digits})`, "giu"),
  bare: /(?<!\d)(\d{3,9})(?!\d)/g,
};

/** Finds order numbers as people type them, with any dash, space and list. */
export function findOrderNumbers(text: string): NamedNumbers {
  const plain = simplify(text);
  const find = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, number]) => number!);
  const lists = [...plain.matchAll(patterns.listed)].map(([list]) => list);
  const listed = lists.flatMap((list) => list.match(new RegExp(digits, "g")) ?? []);
  return {
    named: toNumbers(find(patterns.named)),
    listed: toNumbers(listed),
    glued: toNumbers(find(patterns.glued)),
    bare: toNumbers(find(patterns.bare)),
  };
}

/** `L\u20111001`, `L \u2013 1001`, `L\u00a01001` → `L-1001`, `L - 1001`, `L 1001` */
function simplify(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll(/[\p{Pd}\u2043\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ");
}

/** `001001`, `1 001` → `L-1001` */
function toNumbers(found: readonly string[]): string[] {
  const numbers = found.map((text) => `L-${text.replaceAll(" ", "").replace(/^0+/, "")}`);
  return [...new Set(numbers)];
}
