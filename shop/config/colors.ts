import * as v from "valibot";
import { matching, record } from "./rules.ts";

const color = matching(/^#[\da-f]{6}$/i, "ma być kolorem, np. #c93a2b");

const names =
  "ink ink-soft paper paper-deep white sky sky-deep coral coral-deep sun sun-light mint green rose lilac line line-strong".split(
    " ",
  );

const textPairs = [
  ...["paper", "white", "sky", "paper-deep", "sun-light", "mint", "rose", "lilac", "sun"].map(
    (background) => ["ink", background] as const,
  ),
  ["ink-soft", "paper"],
  ["ink-soft", "paper-deep"],
  ["white", "coral"],
  ["white", "coral-deep"],
  ["coral", "paper"],
  ["sky-deep", "paper"],
  ["green", "white"],
] as const;

const minContrast = 4.5;

export const colors = v.pipe(
  record(Object.fromEntries(names.map((name) => [name, color]))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const given = dataset.value;
    for (const [front, back] of textPairs) {
      if (isReadable(given[front]!, given[back]!)) continue;
      const ratio = contrast(given[front]!, given[back]!);
      addIssue({
        message: `napis w kolorze ${front} na tle ${back} jest nieczytelny: kontrast ${ratio.toFixed(1).replace(".", ",")}, a ma być co najmniej 4,5`,
      });
    }
  }),
);

export function isReadable(front: string, back: string): boolean {
  return contrast(front, back) >= minContrast;
}

export function darken(hex: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.8));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
