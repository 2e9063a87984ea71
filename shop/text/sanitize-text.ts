const controlChars = /[\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu;

/** Invisible characters, of direction too. Those that emoji are made of stay: joiners, variants, tags. */
const invisible =
  /\u2800|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Sanitizes a single-line input: NFC, single spaces, no invisible characters. Returns an empty
 * string when no character is visible.
 */
export function sanitizeLine(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(controlChars, " ")
    .replaceAll(invisible, "")
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
