/** Digits and a few signs as round strokes, so that no picture depends on an installed font. */
import { line } from "./clay.ts";

/** Strokes in a cell 10 wide and 16 high, and how wide the sign is. */
const signs: Record<string, readonly [width: number, d: string]> = {
  "0": [10, "M5 0C11 0 11 16 5 16S-1 0 5 0z"],
  "1": [6, "M1 4 5 0V16"],
  "2": [10, "M0.500 4C0.500-1.3 9.5-1.3 9.5 4.5 9.5 8 4 11 0.5 16H9.500"],
  "3": [10, "M1 1.5C4-1 9-0.5 9 4 9 7 6 7.6 4 7.6 7 7.6 9.8 9 9.8 12 9.8 17 3 17 0.5 14"],
  "4": [11, "M7.500 16V0L0.500 11H10.500"],
  "5": [10, "M9 0H2L1.300 7C4 5 9.7 5.5 9.7 10.7 9.7 17 3 17 0.5 14"],
  "6": [10, "M8 0C3 3 0.5 7 0.5 11 0.5 17.7 9.5 17.7 9.5 11 9.5 5 2 5 0.7 10"],
  "7": [10, "M0.500 0H9.500L3.500 16"],
  "8": [10, "M5 7.5C0 7.5 0 0 5 0S10 7.5 5 7.5-0.5 16 5 16 10 7.5 5 7.5z"],
  "9": [10, "M9.500 6C9.500-1.7 0.5-1.7 0.5 5S8 11 9.3 6C9.500 10 7 14 3 16"],
  ",": [3, "M2 15 1 19"],
  c: [8.5, "M8 7.5C5 4 0.5 6 0.5 11S5 18 8 14.5"],
  m: [14, "M0.500 16V6M0.500 9C2-0 7-0 7 9V16M7 9C8.500 0 13.5 0 13.5 9V16"],
  "×": [10, "M1.500 5 8.5 13M8.500 5 1.5 13"],
  " ": [4, ""],
};

/** Writes `text` around x, y; `height` is that of a digit. */
export function number(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  stroke: number,
): string {
  const scale = height / 16;
  const gap = 3.2;
  const cells = Array.from(text, (sign) => signs[sign]!);
  const width = cells.reduce((sum, [cell]) => sum + cell + gap, -gap);
  let left = -width / 2;
  const strokes = cells.map(([cell, d]) => {
    const at = left;
    left += cell + gap;
    return d && `<g transform="translate(${at} -8)">${line(d, colour, stroke / scale)}</g>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${strokes.join("")}</g>`;
}
