import { cleanLine } from "./clean-line.ts";

const pattern = /^(?:(?:zamówienie|numer|nr)[\s.:]*)*(?:L[\s./-]*)?(\d+)$/i;

/** `nr l 1042` and `1042` → `L-1042`; what is no number stays as typed. */
export function formatOrderNumber(text: string): string {
  const line = cleanLine(text);
  const [, digits] = pattern.exec(line) ?? [];
  return digits ? `L-${digits}` : line;
}
