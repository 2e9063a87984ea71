import { UsageError } from "../run/command.ts";
import { parseNumber } from "./format.ts";

/** More are a typing error. */
const maxNumbers = 1000;

/**
 * Parses numbers of orders and ranges of them: `1001`, `L-1001`, `1001-1030`, `1001,1003`.
 * @throws UsageError
 */
export function parseNumbers(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => word.split(",")).filter(Boolean);
  const numbers = [...new Set(parts.flatMap(parsePart))];
  if (numbers.length > maxNumbers) throw tooMany();
  return numbers;
}

function parsePart(part: string): string[] {
  const range = /^(?:l-)?(\d{1,9})[-–—](?:l-)?(\d{1,9})$/i.exec(part.trim());
  if (!range) return [parseNumber(part.trim())];
  const [first, last] = [Number(range[1]), Number(range[2])];
  if (first > last)
    throw new UsageError(`Zakres „${part}” jest od tyłu. Napisz go tak: 1001-1030.`);
  if (last - first >= maxNumbers) throw tooMany();
  return Array.from({ length: last - first + 1 }, (_, index) => `L-${first + index}`);
}

function tooMany(): UsageError {
  return new UsageError(`To więcej niż ${maxNumbers} zamówień naraz. Podziel je na części.`);
}
