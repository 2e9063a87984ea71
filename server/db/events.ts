import type { Database } from "./schema.ts";
import { dayMs } from "../../shop/time/durations.ts";

const keptMs = 30 * dayMs;

export type EventName = "backup" | "backup-failed" | "worker-died";

export type ShopEvent = { at: number; detail: string };

export function eventsTable(db: Database) {
  return {
    async record(name: EventName, at: number, detail = ""): Promise<void> {
      const event = db.insertInto("events").values({ name, at, detail });
      await event.onConflict((conflict) => conflict.doNothing()).execute();
      const old = db
        .deleteFrom("events")
        .where("name", "=", name)
        .where("at", "<", at - keptMs);
      await old.execute();
    },
    list: (name: EventName, since = 0): Promise<ShopEvent[]> =>
      db
        .selectFrom("events")
        .select(["at", "detail"])
        .where("name", "=", name)
        .where("at", ">", since)
        .orderBy("at")
        .execute(),
  };
}
