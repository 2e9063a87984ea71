const controlChars =
  /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** Zero-width characters and invisible fillers. Joiners stay: family emoji need them. */
const zeroWidth =
  /\u00ad|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180e|\u200b|[\u2060-\u2065]|[\u206a-\u206f]|\u2800|\u3164|\ufeff|\uffa0/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Sanitizes a single-line input: NFC, single spaces, no invisible characters. Returns an empty
 * string when no character is visible.
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

export function sanitizeText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").split("\n");
  return lines
    .map((line) => sanitizeLine(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
