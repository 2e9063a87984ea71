import { megabyte, minFreeBytes, readFreeSpace } from "../../files/free-space.ts";
import { findClockError } from "../../../shop/time/clock.ts";
import { formatDateTime } from "../../../shop/time/date-time.ts";
import { knownMigrations } from "../../db/connection/migrate.ts";
import { formatAge, formatExamples } from "../format.ts";
import type { AlertRule } from "../rule.ts";
import { minuteMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const deathPeriodMs = 10 * minuteMs;
const maxDeaths = 4;

/** An update of the folder does not change the running program. */
const migrationsAtStart = knownMigrations();

const clockTexts = {
  behind: "Zegar cofnął się albo w bazie są daty z przyszłości",
  ahead: "Zegar przeskoczył do przodu albo sklep był długo wyłączony",
  differs: "Zegar nie zgadza się z zegarem bazy",
};

export const systemRules: readonly AlertRule[] = [
  {
    kind: "schema",
    area: "baza danych",
    healthy: "Baza ma postać, którą zna ten sklep",
    async find({ store }) {
      const newer = (await store.migrations()).filter((name) => !migrationsAtStart.includes(name));
      if (newer.length === 0) return undefined;
      const text = `Baza jest z nowszej wersji sklepu: ${formatExamples(newer)}`;
      return { text, advice: "Uruchom nowszą wersję sklepu." };
    },
  },
  {
    kind: "clock",
    area: "zegar",
    healthy: "Zegar zgadza się z bazą",
    async find({ store, now }) {
      const error = findClockError(await store.clock.read(now));
      if (!error) return undefined;
      const text = `${clockTexts[error.kind]}: różnica ${formatAge(error.ms)}, teraz jest ${formatDateTime(now())}`;
      const advice = `Ustaw zegar maszyny (NTP); do tego czasu sklep nie usuwa starych danych. Jeśli jest dobry: ${shopCommand} clock confirm`;
      return { text, advice };
    },
  },
  {
    kind: "disk",
    area: "katalog danych",
    healthy: "Na dysku jest miejsce",
    async find({ env }) {
      const free = await readFreeSpace(env.DATA_DIR);
      if (free === undefined || free >= minFreeBytes) return undefined;
      const text = `Wolne miejsce na dysku: ${Math.round(free / megabyte)} MB`;
      return {
        text,
        advice: `Zwolnij miejsce: na pełnym dysku sklep nie przyjmie zamówień. Zapas zdjęć sklep już usunął; zrobi go od nowa, gdy będzie miejsce.`,
      };
    },
  },
  {
    kind: "worker-dying",
    area: "procesy",
    healthy: "Procesy sklepu działają",
    async find({ store, now }) {
      const deaths = await store.events.list("worker-died", now() - deathPeriodMs);
      if (deaths.length < maxDeaths) return undefined;
      const cause = deaths.at(-1)!.detail.replaceAll("\n", " ");
      const text = `Procesy sklepu padają: ${deaths.length} razy w ciągu 10 minut (${cause})`;
      const advice =
        "Sygnał SIGKILL to zwykle brak pamięci. Więcej mówi dziennik: journalctl -u latawiec";
      return { since: deaths[0]!.at, text, advice };
    },
  },
];
