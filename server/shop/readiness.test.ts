import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleMail } from "../../test/fixtures.ts";
import { emailJob, openTemporaryStore } from "../../test/temporary-store.ts";
import { createReadiness } from "./readiness.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import { queueMails } from "../db/emails/emails.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 20, 12);

async function openReadiness(catalogue = sampleCatalogue()) {
  const { db, store } = await openTemporaryStore();
  const source = { readiness: async () => undefined };
  const read = (health = store.jobs.health) =>
    createReadiness({
      store: { jobs: { health } },
      catalogue: () => catalogue,
      source,
      now: () => now,
    })();
  return { db, store, read };
}

describe("readiness", () => {
  it("is given when the database answers and there are products", async () => {
    const { read } = await openReadiness();
    expect(await read()).toEqual({ ready: true, products: 1, database: true, mail: { failed: 0 } });
  });

  it("is not given without products", async () => {
    const { read } = await openReadiness({ ...sampleCatalogue(), products: [] });
    expect(await read()).toMatchObject({ ready: false, database: true, products: 0 });
  });

  it("lists mails overdue by half an hour, and counts failed ones", async () => {
    const { db, store, read } = await openReadiness();
    await queueMails(db, [sampleMail({ id: "given up" })], now - 50 * minute);
    await store.jobs.fail(emailJob("given up"), { now, attempts: 1, reason: "550" });
    await queueMails(db, [sampleMail({ id: "young" })], now - 29 * minute);
    expect(await read()).toMatchObject({ ready: true, mail: { failed: 1 } });
    await queueMails(db, [sampleMail({ id: "late" })], now - 31 * minute);
    const waitingSince = "2026-11-20T11:29:00.000Z";
    expect(await read()).toMatchObject({ ready: true, mail: { failed: 1, waitingSince } });
  });

  it("asks the database once in two seconds, however many ask", async () => {
    const { store } = await openReadiness();
    const clock = { now };
    let queries = 0;
    const health = (kind: JobKind) => ((queries += 1), store.jobs.health(kind));
    const read = createReadiness({
      store: { jobs: { health } },
      catalogue: () => sampleCatalogue(),
      source: { readiness: async () => undefined },
      now: () => clock.now,
    });
    for (let count = 0; count < 100; count += 1) await read();
    expect(queries).toBe(1);
    clock.now += 2000;
    await read();
    expect(queries).toBe(2);
  });

  it("names the database as the cause", async () => {
    const { db, read } = await openReadiness();
    await sql`drop table jobs`.execute(db);
    expect(await read()).toMatchObject({
      ready: false,
      database: false,
      problem: /^Baza danych nie odpowiada/,
    });
  });

  it("does not wait for ever for a silent database", async () => {
    const { read } = await openReadiness();
    expect(await read(() => new Promise(() => {}))).toMatchObject({
      ready: false,
      problem: "Baza danych nie odpowiada.",
    });
  });
});
