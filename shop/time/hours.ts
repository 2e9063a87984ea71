import { pluralize } from "../text/plural.ts";

/** In the genitive, as after „w ciągu”: `48 godzin`, `10 dni`; whole days from three on. */
export function formatHours(hours: number): string {
  return hours >= 72 && hours % 24 === 0
    ? pluralize(hours / 24, ["dnia", "dni", "dni"])
    : pluralize(hours, ["godziny", "godzin", "godzin"]);
}
