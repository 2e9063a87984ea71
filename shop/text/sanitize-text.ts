/** Control signs, line separators, and signs that turn the direction of reading. */
const controlChars =
  /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** Signs without width and fillers that look like nothing. Joiners stay: family emoji need them. */
const zeroWidth =
  /\u00ad|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180e|\u200b|[\u2060-\u2065]|[\u206a-\u206f]|\u2800|\u3164|\ufeff|\uffa0/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What a visitor typed into one line: composed letters, single spaces, nothing unseen. A line on
 * which there is nothing to be seen is empty.
 */
export function sanitizeLine(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(controlChars, " ")
    .replaceAll(zeroWidth, "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .trim();
  return visible.test(line) ? line : "";
}

/** The same for several lines; line breaks stay, as `\n`. */
export function sanitizeText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").split("\n");
  return lines
    .map((line) => sanitizeLine(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
