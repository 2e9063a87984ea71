import { alertKey, type AlertKind, type AlertRecord } from "../../shop/alerts/alert.ts";
import type { Database } from "./schema.ts";

export function alertsTable(db: Database) {
  return {
    list: (): Promise<AlertRecord[]> => listRecords(db),
    findFailedDelivery: async (channel: "email" | "alert-webhook"): Promise<number | undefined> => {
      const newest = await db
        .selectFrom("jobs")
        .select(["failed_at", "queued_at"])
        .where("kind", "=", channel)
        .where((job) => job.or([job("done_at", "is not", null), job("failed_at", "is not", null)]))
        .where("reference", "in", (eb) =>
          eb.selectFrom("emails").select("id").where("kind", "=", "alert"),
        )
        .orderBy("queued_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return newest?.failed_at ?? undefined;
    },
  };
}

/** Updates a row to itself, so that one machine after the other compares. */
export async function lockAlerts(db: Database): Promise<void> {
  await db
    .updateTable("clock")
    .set((eb) => ({ name: eb.ref("name") }))
    .execute();
}

export async function listRecords(db: Database): Promise<AlertRecord[]> {
  const rows = await db.selectFrom("alerts").selectAll().orderBy("kind").execute();
  return rows.map((row) => ({
    ...parseKey(row.kind),
    since: row.since,
    text: row.text,
    notifiedAt: row.notified_at,
    seenAt: row.seen_at,
    resolvedAt: row.resolved_at ?? undefined,
  }));
}

function parseKey(key: string): Pick<AlertRecord, "kind" | "about"> {
  const [kind, about] = key.split(" ", 2);
  return { kind: kind as AlertKind, about };
}

export async function saveRecord(db: Database, record: AlertRecord): Promise<void> {
  const { since, text, notifiedAt, seenAt, resolvedAt = null } = record;
  const times = { notified_at: notifiedAt, seen_at: seenAt, resolved_at: resolvedAt };
  const columns = { since, text, ...times };
  await db
    .insertInto("alerts")
    .values({ kind: alertKey(record), ...columns })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(columns))
    .execute();
}
