const wordStart = String.raw`(?<=^|[\s(„«])`;
const oneLetterWord = "[aiouwzAIOUWZ]";
const preposition = "[DdPp]o|[NnZz]a|[Oo]d|[WwZz]e";
const reference = "art|ust|pkt|lit|nr";
const unit = String.raw`(?:V|W|PLN|GHz)(?!\p{L})|%`;

/** Begins with the space, by which the engine finds its matches fast. */
const noBreakSpace = new RegExp(
  ` (?:${[
    String.raw`(?<=${wordStart}${oneLetterWord} )(?=\S|$)`,
    // A longer word would not fit into a narrow heading or toast together with it.
    String.raw`(?<=${wordStart}(?:${preposition}) )(?=[\p{L}\d]{1,6}(?![\p{L}\d]))`,
    // A number, not a code's nor a time's, and its unit, noun or month; the groups of a long number.
    String.raw`(?<=(?<!\p{L}-?\d*|:\d)\d[%+]? )(?=(?!(?:${reference}|${preposition})\.? )\p{Ll}|${unit}|\d{3}(?!\d))`,
    String.raw`(?<=${wordStart}(?:${reference}|NIP)\.? )(?=[\da-z])`,
    String.raw`(?<!\s )(?=–)`,
  ].join("|")})`,
  "gu",
);

/** `e-mail`, `2–3 dni`, `9:00–18:00`, `42-400`; not inside a URL or an e-mail address. */
const hyphenated =
  /(?<![\p{L}\d@/._-])(\d+:\d+–\d+:\d+|\d+(?:[-–]\d+)+(?:\u00a0[\p{L}%]+)?|[eE]-mail\p{L}*)(?![-.]?[@\p{L}])/gu;

/**
 * Sets no-break spaces as Polish typography wants them: after words of one letter and short
 * prepositions, between a number and what it counts, in references to the law, before dashes.
 * A text may end in such a word when a link follows.
 */
export function addNonBreakingSpaces(text: string): string {
  return text.replace(noBreakSpace, "\u00a0");
}

/**
 * Typesets a text for HTML: `Piszemy w 2–3 dni.` → `["Piszemy w ", "2–3 dni", "."]`. Odd parts
 * must not break at their hyphen: styled, since a no-break hyphen would spoil copying and search.
 */
export function typeset(text: string): string[] {
  return addNonBreakingSpaces(text).split(hyphenated);
}
