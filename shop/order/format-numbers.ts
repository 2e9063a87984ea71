/** Formats orders' numbers, those in a row as a range: `L-1001–L-1004, L-1006`. */
export function formatNumbers(
  numbers: readonly string[],
  { dash, separator } = { dash: "–", separator: ", " },
): string {
  const ranges: { first: string; last: string }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && nextOf(range.last) === number) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => (first === last ? first : `${first}${dash}${last}`))
    .join(separator);
}

function nextOf(number: string): string {
  return number.replace(/(?<!\d)\d+$/, (digits) => String(Number(digits) + 1));
}
