import type { MissedSearch } from "../../server/db/missed-searches.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { toWarsawDay } from "../../shop/time/warsaw-time.ts";
import { parsePeriod } from "../output/dates.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";
import { UsageError, type Command, type ParsedArgs } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";

const defaultDays = 30;
const maxRows = 50;

export const search: Command = {
  name: "search",
  about: "z --missed pokazuje, czego klienci szukali i nie znaleźli",
  options: {
    missed: { about: "szukane słowa, dla których nie było żadnego wyniku" },
    since: { value: "RRRR-MM-DD", about: `od tego dnia; bez tej opcji z ${defaultDays} dni` },
  },
  examples: ["search --missed", "search --missed --since 2026-11-01"],
  run: showMissed,
};

async function showMissed({ flags, values, json }: ParsedArgs): Promise<void> {
  if (!flags.has("missed")) throw new UsageError("Dopisz --missed.");
  const { since } = parsePeriod({ since: values.since });
  await withStore(async ({ store, now }) => {
    const start = since ?? now - defaultDays * dayMs;
    const missed = await store.missedSearches.list(start, maxRows);
    if (json) printJson({ since: toWarsawDay(start), missed });
    else print(describe(missed, toWarsawDay(start)));
  });
}

function describe(missed: readonly MissedSearch[], since: string): string[] {
  if (missed.length === 0) return [`Od ${since} nikt nie szukał niczego, czego sklep nie ma.`];
  return [
    `Szukane bez wyniku od ${since}:`,
    ...alignColumns(
      missed.map(({ words, searches, lastDay }) => [
        `  ${String(searches).padStart(4)} × ${words}`,
        `ostatnio ${lastDay}`,
      ]),
    ),
    "Jeśli masz taką zabawkę pod inną nazwą, dopisz to słowo w my/content/synonimy.yaml.",
  ];
}
