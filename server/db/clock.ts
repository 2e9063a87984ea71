import type { ClockReadings } from "../../shop/time/clock.ts";
import { readServerTime } from "./dialect/diagnostics.ts";
import { findJobKinds, jobRules } from "./jobs/job-kind.ts";
import type { Database } from "./schema.ts";
import { dayMs, hourMs } from "../../shop/time/durations.ts";

const name = "shop";

export function clockTable(db: Database) {
  return {
    async read(now: () => number): Promise<ClockReadings> {
      const clock = await db
        .selectFrom("clock")
        .selectAll()
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      const newest = (await readNewestRow(db)) ?? 0;
      return {
        newestRow: newest > clock.accepted_newest ? newest : undefined,
        trustedAt: clock.trusted_at ?? undefined,
        serverNow: await readServerTime(db),
        now: now(),
      };
    },
    /** Records that the clock is right now, and frees jobs that it put off while it was ahead. */
    trust: (now: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable("clock").set({ trusted_at: now }).where("name", "=", name).execute();
        await makeJobsDue(trx, now);
      }),
    /** Records the owner's word that the clock is right, whatever newer rows say. */
    accept: (now: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const newest = (await readNewestRow(trx)) ?? 0;
        const accepted = { trusted_at: now, accepted_newest: newest };
        await trx.updateTable("clock").set(accepted).where("name", "=", name).execute();
        await makeJobsDue(trx, now);
      }),
  };
}

/** Leaves out what the shop itself writes at its start: such rows agree with any clock. */
async function readNewestRow(db: Database): Promise<number | undefined> {
  const newest = [
    db.selectFrom("orders").select(({ fn }) => fn.max<number | null>("accepted_at").as("at")),
    db.selectFrom("messages").select(({ fn }) => fn.max<number | null>("received_at").as("at")),
    db.selectFrom("payment_facts").select(({ fn }) => fn.max<number | null>("at").as("at")),
  ];
  const rows = await Promise.all(newest.map((query) => query.executeTakeFirst()));
  const times = rows.flatMap((row) => (row?.at ? [Number(row.at)] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}

async function makeJobsDue(db: Database, now: number): Promise<void> {
  const jobs = () =>
    db.updateTable("jobs").where("done_at", "is", null).where("failed_at", "is", null);
  const kinds = Map.groupBy(
    findJobKinds(() => true),
    (kind) => jobRules[kind].maxDaysAhead,
  );
  for (const [days, names] of kinds)
    await jobs()
      .set({ run_at: now })
      .where("kind", "in", names)
      .where("run_at", ">", now + days * dayMs)
      .execute();
  await jobs()
    .set({ leased_until: 0 })
    .where("leased_until", ">", now + hourMs)
    .execute();
}
