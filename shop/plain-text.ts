/** Control signs, line separators, and signs that turn the direction of reading. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What a visitor typed into one line: composed letters, single spaces, nothing unseen. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(unseen, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The same for several lines; line breaks stay, as `\n`. */
export function plainText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").split("\n");
  return lines
    .map((line) => plainLine(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
