import { findClockError } from "../shop/time/clock.ts";
import { formatDateTime } from "../shop/time/date-time.ts";
import { OperatorError } from "../server/operator-error.ts";
import type { Command } from "./run/command.ts";
import { toIso } from "./output/dates.ts";
import { withStore } from "./run/open-store.ts";

/** The owner's word that the machine's clock is right. */
export const clockConfirm: Command = {
  name: "clock confirm",
  about: "potwierdza, że zegar maszyny jest dobry, gdy sklep mu nie wierzy; najpierw sprawdź datę",
  async run({ json }) {
    const now = await withStore(async ({ store, now: at }) => {
      const readings = await store.clock.read(Date.now);
      if (findClockError(readings)?.kind === "differs") {
        throw new OperatorError(
          `Zegar tej maszyny (${formatDateTime(at)}) nie zgadza się z zegarem bazy (${formatDateTime(readings.serverNow!)}). Ustaw oba (NTP).`,
        );
      }
      await store.clock.accept(at);
      return at;
    });
    if (json) console.log(JSON.stringify({ confirmedAt: toIso(now) }));
    else console.log(`Przyjęto: teraz jest ${formatDateTime(now)}.`);
  },
};
