import { sql } from "kysely";
import { setImmediate as turnOfEvents } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { paragraph } from "../../shop/email/email-content.ts";
import { openFakeSmtp, type SmtpFault } from "../../test/fakes/smtp.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { sampleEnvelope, sampleMail } from "../../test/fixtures.ts";
import { emailJob, openTemporaryStore, expireLeases } from "../../test/temporary-store.ts";
import type { Mail } from "../db/emails/email.ts";
import { openEmailWorker } from "../../test/email-worker.ts";
import { createMailProbe } from "./transport/mail-probe.ts";
import { openSmtp } from "./transport/smtp.ts";
import { eraseEmails, queueMails } from "../db/emails/emails.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A worker with a manual clock. */
async function openWorld(account = "", timeoutMs?: number) {
  const { db, store } = await openTemporaryStore();
  const smtp = await openFakeSmtp();
  const client = openSmtp(smtp.url.replace("//", `//${account}`), sampleEnvelope, timeoutMs);
  const world = { time: Date.UTC(2026, 10, 20), log: createQuietLog() };
  const deps = {
    store,
    deliver: client.deliver,
    now: () => world.time,
    random: () => 0.5,
    log: world.log,
  };
  const worker = openEmailWorker(deps);
  onTestFinished(async () => {
    await worker.stop();
    client.close();
    await smtp.close();
  });
  return Object.assign(world, {
    db,
    store,
    smtp,
    deps,
    worker,
    queue: (...mails: Mail[]) => queueMails(db, mails, world.time),
    async state(id = "mail-id") {
      const mail = await store.emails.find(id);
      return mail?.sent_at ? "sent" : mail?.failed_at ? "failed" : "pending";
    },
    async later(milliseconds: number) {
      world.time += milliseconds;
      await worker.runDueJobs();
    },
  });
}

describe("email jobs", () => {
  it("sends a queued mail once", async () => {
    const { queue, worker, smtp, state } = await openWorld();
    await queue(sampleMail());
    await worker.runDueJobs();
    await worker.runDueJobs();
    expect(smtp.mails.map((mail) => mail.messageId)).toEqual(["<mail-id@latawiec.example>"]);
    expect(await state()).toBe("sent");
  });

  it("sends a structured email as text and HTML, and one rendered by an older version unchanged", async () => {
    const { queue, worker, smtp } = await openWorld();
    const { text: _, ...mail } = sampleMail({ id: "letter" }) as Mail & { text: string };
    const content = { title: "Dziękujemy!", sections: [{ parts: [paragraph("Miś <Bruno>")] }] };
    await queue(sampleMail({ text: "Cześć!", html: "<p>Cześć!</p>" }), {
      ...mail,
      letter: content,
    });
    await worker.runDueJobs();
    const arrived = smtp.mails.toSorted((one, other) => one.text!.localeCompare(other.text!));
    expect(arrived).toMatchObject([
      { text: "Cześć!\n", html: "<p>Cześć!</p>\n" },
      {
        text: "Dziękujemy!\n\nMiś <Bruno>\n\n",
        html: expect.stringContaining("Miś &lt;Bruno&gt;"),
      },
    ]);
  });

  it("retries after 5 s, 15 s, 1 min, 5 min, 15 min, then hourly, and fails after two days", async () => {
    const { queue, smtp, worker, later, state, log } = await openWorld();
    smtp.failWith({ at: "RCPT TO", code: 450 });
    await queue(sampleMail());
    await worker.runDueJobs();
    const attempts = () => smtp.steps.filter((step) => step === "RCPT TO").length;
    const pauses = [
      5 * second,
      15 * second,
      minute,
      5 * minute,
      15 * minute,
      ...Array(48).fill(hour),
    ];
    for (const [index, pause] of pauses.entries()) {
      await later(pause - 1);
      expect(attempts()).toBe(index + 1);
      expect(await state()).toBe("pending");
      await later(1);
      expect(attempts()).toBe(index + 2);
    }
    expect(await state()).toBe("failed");
    expect(log.of("error").map(({ message }) => message)).toContain("Mail failed for good");
  });

  it("retries with the same Message-ID when the connection broke after the first delivery", async () => {
    const { queue, smtp, worker, later, state } = await openWorld();
    smtp.failWith({ at: "DATA", silent: "drop" });
    await queue(sampleMail());
    await worker.runDueJobs();
    expect(await state()).toBe("pending");
    smtp.failWith(undefined);
    await later(5 * second);
    expect(smtp.mails.map((mail) => mail.messageId)).toEqual(["<mail-id@latawiec.example>"]);
    expect(await state()).toBe("sent");
  });

  it.each<[string, SmtpFault, "pending" | "failed"]>([
    ["does not know the recipient yet", { at: "RCPT TO", code: 450 }, "pending"],
    ["does not know the recipient", { at: "RCPT TO", code: 550 }, "failed"],
    ["is too busy for the text", { at: "DATA", code: 451 }, "pending"],
    ["refuses the text", { at: "DATA", code: 552 }, "failed"],
    ["takes the text and hangs up", { at: "DATA", silent: "drop" }, "pending"],
    ["takes the text and says nothing", { at: "DATA", silent: "hang" }, "pending"],
    ["is too busy for the login", { at: "AUTH", code: 454 }, "pending"],
    ["refuses the password", { at: "AUTH", code: 535 }, "pending"],
    ["refuses the sender", { at: "MAIL FROM", code: 553 }, "pending"],
  ])("recovers from a mail server that %s", async (_fault, fault, meanwhile) => {
    const { queue, smtp, worker, later, state } = await openWorld(
      "shop:secret@",
      // Only the silence takes real time; a busy machine may take long for the rest.
      "silent" in fault && fault.silent === "hang" ? 3000 : undefined,
    );
    smtp.failWith(fault);
    await queue(sampleMail());
    await worker.runDueJobs();
    expect(await state()).toBe(meanwhile);
    smtp.failWith(undefined);
    await queue(sampleMail({ id: "next" }));
    await later(5 * minute);
    expect(await state()).toBe(meanwhile === "failed" ? "failed" : "sent");
    expect(await state("next")).toBe("sent");
    const ids = smtp.mails.map(({ messageId }) => messageId!.slice(1).split("@")[0]);
    expect(ids).toHaveLength(meanwhile === "failed" ? 1 : 2);
    expect(new Set(ids)).toEqual(new Set(meanwhile === "failed" ? ["next"] : ["mail-id", "next"]));
  });

  it("waits for an unreachable mail server", async () => {
    const { queue, smtp, worker, later, state } = await openWorld();
    const { port } = smtp;
    await smtp.close();
    await queue(sampleMail());
    await worker.runDueJobs();
    expect(await state()).toBe("pending");
    const back = await openFakeSmtp(port);
    onTestFinished(back.close);
    await later(5 * second);
    expect(back.mails.map(({ messageId }) => messageId)).toEqual(["<mail-id@latawiec.example>"]);
    expect(await state()).toBe("sent");
  });

  it("sends what waited for an hour at once when the server takes a mail again", async () => {
    const { queue, smtp, store, worker, later, log } = await openWorld();
    const { port } = smtp;
    await smtp.close();
    await queue(...Array.from({ length: 3 }, (_, id) => sampleMail({ id: `${id}` })));
    await worker.runDueJobs();
    for (const pause of [5 * second, 15 * second, minute, 5 * minute, 15 * minute])
      await later(pause);
    const back = await openFakeSmtp(port);
    onTestFinished(back.close);
    await later(minute);
    expect(back.mails).toEqual([]);
    await queue(sampleMail({ id: "new" }));
    await worker.runDueJobs();
    await worker.runDueJobs();
    expect(back.mails).toHaveLength(4);
    expect((await store.jobs.health("email")).waiting).toBe(0);
    expect(log.of("info").map(({ message }) => message)).toContain(
      "The mail server answers again, waiting mails are due",
    );
  });

  it.each(["smtp-sender 553 not owned by user", "smtp-limit 550 5.4.5"])(
    "sends what waits for an hour because of %s once the server takes a mail",
    async (reason) => {
      const { queue, smtp, store, worker, time } = await openWorld();
      await queue(sampleMail());
      const job = await store.jobs.claim("email", { workerId: "me", now: time, leaseMs: minute });
      await store.jobs.reschedule(job!, { runAt: time + hour, attempts: 9, reason });
      await queue(sampleMail({ id: "new" }));
      await worker.runDueJobs();
      await worker.runDueJobs();
      expect(smtp.mails).toHaveLength(2);
    },
  );

  it("keeps the attempts of a mail at which the server hangs up while others are sent", async () => {
    const { queue, deps, state, ...world } = await openWorld();
    const clock = { time: deps.now() };
    const worker = openEmailWorker({
      ...deps,
      now: () => clock.time,
      deliver: async ({ id }) =>
        id === "mail-id" ? { kind: "retry", reason: "ESOCKET" } : { kind: "sent" },
    });
    onTestFinished(worker.stop);
    await queue(sampleMail());
    for (let count = 0; count < 2 * 60; count += 1) {
      await queueMails(world.db, [sampleMail({ id: `other-${count}` })], clock.time);
      await worker.runDueJobs();
      clock.time += minute;
    }
    expect(await state()).toBe("pending");
    expect((await world.store.emails.find("mail-id"))!.attempts).toBeLessThan(30);
  });

  it("are made due by a probe, which a server that takes no mail sees less and less often", async () => {
    const { queue, store, worker, ...world } = await openWorld();
    await queue(sampleMail(), sampleMail({ id: "greylisted" }));
    for (const [id, reason] of [
      ["mail-id", "ESOCKET"],
      ["greylisted", "EENVELOPE 450 later"],
    ]) {
      const job = { ...emailJob(id!), workerId: "me" };
      await store.jobs.claim("email", { workerId: "me", now: world.time, leaseMs: minute });
      await store.jobs.claim("email", { workerId: "me", now: world.time, leaseMs: minute });
      await store.jobs.reschedule(job, { runAt: world.time + hour, attempts: 9, reason: reason! });
    }
    let checks = 0;
    let objection: string | undefined = "ESOCKET";
    const check = async () => ((checks += 1), objection);
    const probe = createMailProbe({ store, check, now: () => world.time });
    const due = async (id: string) => (await store.emails.find(id))!.run_at <= world.time;
    await probe();
    expect([checks, await due("mail-id")]).toEqual([1, false]);
    objection = undefined;
    await probe();
    expect([await due("mail-id"), await due("greylisted")]).toEqual([true, false]);
    const fail = async () => {
      const job = await store.jobs.claim("email", { workerId: "me", now: world.time, leaseMs: 1 });
      await store.jobs.reschedule(job!, {
        runAt: world.time + hour,
        attempts: 9,
        reason: "ESOCKET",
      });
    };
    checks = 0;
    for (let at = 0; at < 60; at += 1) {
      if (await due("mail-id")) await fail();
      world.time += minute;
      await probe();
    }
    expect(checks).toBeLessThan(7);
    void worker;
  });

  it("fails a permanently rejected mail with the reason, and sends the others", async () => {
    const { queue, smtp, worker, store, state, log } = await openWorld();
    smtp.refused.add("nikt@poczta.pl");
    await queue(sampleMail({ to: ["nikt@poczta.pl"] }), sampleMail({ id: "other" }));
    await worker.runDueJobs();
    expect([await state(), await state("other")]).toEqual(["failed", "sent"]);
    expect((await store.emails.find("mail-id"))?.last_error).toMatch("550");
    expect(JSON.stringify(log.lines)).not.toContain("nikt@");
  });

  it("pauses the queue when the login is rejected, logs it once, and counts no attempts", async () => {
    const { queue, smtp, worker, store, later, log, state } = await openWorld("shop:secret@");
    smtp.failWith({ at: "AUTH", code: 535 });
    await queue(...Array.from({ length: 9 }, (_, id) => sampleMail({ id: `${id}` })));
    await worker.runDueJobs();
    const attempt_ = smtp.steps.length;
    await later(minute);
    expect(smtp.steps).toHaveLength(attempt_);
    await later(5 * minute);
    expect(log.of("error").map(({ message }) => message)).toEqual([
      "Poczta czeka: popraw SMTP_URL albo MAIL_FROM",
    ]);
    expect(await store.emails.find("0")).toMatchObject({ attempts: 0, failed_at: null });
    expect(JSON.stringify(log.lines)).not.toContain("secret");
    smtp.failWith(undefined);
    await later(5 * minute);
    expect(smtp.mails).toHaveLength(9);
    expect(await state("8")).toBe("sent");
    expect(log.of("info").map(({ message }) => message)).toContain("Poczta znów wychodzi");
  });

  it("sends other mails while one hangs", async () => {
    const { queue, smtp, deps, log } = await openWorld();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const deliver = async (mail: Mail) => {
      if (mail.id === "slow") await released;
      return deps.deliver(mail);
    };
    const worker = openEmailWorker({ ...deps, deliver, log });
    await queue(
      sampleMail({ id: "slow" }),
      ...["a", "b", "c", "d", "e"].map((id) => sampleMail({ id })),
    );
    const done = worker.runDueJobs();
    await smtp.received(5);
    release();
    await done;
    expect(smtp.mails.at(-1)?.messageId).toBe("<slow@latawiec.example>");
  });

  it("counts a mail that cannot be composed as a temporary failure, and logs it", async () => {
    const { queue, deps, log, store } = await openWorld();
    const worker = openEmailWorker({
      ...deps,
      deliver: () => Promise.reject(new Error("no document")),
    });
    await queue(sampleMail());
    await worker.runDueJobs();
    expect(await store.emails.find("mail-id")).toMatchObject({
      attempts: 1,
      last_error: "no document",
    });
    expect(log.of("error").map(({ message }) => message)).toEqual(["Mail could not be composed"]);
  });

  it("stores a reason with characters that PostgreSQL rejects", async () => {
    const { queue, deps, store } = await openWorld();
    const deliver = async () => ({ kind: "retry" as const, reason: "450 \0 busy" });
    await queue(sampleMail());
    await openEmailWorker({ ...deps, deliver }).runDueJobs();
    expect(await store.emails.find("mail-id")).toMatchObject({
      attempts: 1,
      last_error: "450 busy",
    });
  });

  it("sends the mails of a dead process after their leases expired", async () => {
    const { db, queue, store, worker, smtp, time } = await openWorld();
    await queue(sampleMail());
    const claim = { workerId: "dead", now: time, leaseMs: 2 * minute };
    expect(await store.jobs.claim("email", claim)).toBeDefined();
    await worker.runDueJobs();
    expect(smtp.mails).toEqual([]);
    await expireLeases(db);
    await worker.runDueJobs();
    expect(smtp.mails).toHaveLength(1);
  });

  it("is not dropped by a process that lost its lease meanwhile", async () => {
    const { db, queue, store, time } = await openWorld();
    await queue(sampleMail());
    const claim = (workerId: string) =>
      store.jobs.claim("email", { workerId, now: time, leaseMs: minute });
    const slow = await claim("slow");
    await expireLeases(db);
    await claim("quick");
    await store.jobs.drop(slow!);
    expect(await store.jobs.find("email", "mail-id")).toMatchObject({ leased_by: "quick" });
  });

  it("sends each mail once with two outboxes on one store", async () => {
    const { queue, deps, worker, smtp } = await openWorld();
    const other = openEmailWorker(deps);
    await queue(...Array.from({ length: 40 }, (_, id) => sampleMail({ id: `${id}` })));
    await Promise.all([worker.runDueJobs(), other.runDueJobs()]);
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(40);
    expect(smtp.mails).toHaveLength(40);
  });

  it("reports a mail that is overdue by half an hour once", async () => {
    const { queue, smtp, later, log } = await openWorld();
    smtp.failWith({ at: "RCPT TO", code: 450 });
    await queue(sampleMail());
    await later(30 * minute - 1);
    expect(log.of("error")).toEqual([]);
    await later(1);
    const waiting = ["Mail has been waiting for 30 minutes"];
    expect(log.of("error").map(({ message }) => message)).toEqual(waiting);
    await later(hour);
    expect(log.of("error").map(({ message }) => message)).toEqual(waiting);
  });

  it("stores which recipients were rejected", async () => {
    const { queue, smtp, worker, store, state } = await openWorld();
    smtp.refused.add("nikt@latawiec.example");
    await queue(sampleMail({ to: ["sklep@latawiec.example", "nikt@latawiec.example"] }));
    await worker.runDueJobs();
    expect(await state()).toBe("sent");
    expect((await store.emails.find("mail-id"))?.last_error).toMatch("550");
  });

  it("stores the result of each mail, although several are written together", async () => {
    const { queue, store, state } = await openWorld();
    await queue(...["a", "b", "c", "d"].map((id) => sampleMail({ id })));
    await Promise.all([
      store.jobs.finish(emailJob("a"), 5),
      store.jobs.finish(emailJob("b"), 6, undefined, (trx) => eraseEmails(trx, ["b"])),
      store.jobs.finish(emailJob("c"), 7, "550 to one of two"),
    ]);
    const rows = await Promise.all(["a", "b", "c"].map((id) => store.emails.find(id)));
    expect(rows.map((row) => [row?.content !== "", row?.last_error])).toEqual([
      [true, null],
      [false, null],
      [true, "550 to one of two"],
    ]);
    expect(await Promise.all(["a", "b", "c", "d"].map(state))).toEqual([
      "sent",
      "sent",
      "sent",
      "pending",
    ]);
  });

  it("renews the lease of a slow delivery", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const world = await openWorld();
    const { db, queue, deps, smtp, store, worker } = world;
    const released = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const deliver = async (mail: Mail) => {
      begun.resolve();
      await released.promise;
      return deps.deliver(mail);
    };
    const slow = openEmailWorker({ ...deps, deliver });
    await queue(sampleMail());
    const done = slow.runDueJobs();
    await begun.promise;
    for (let step = 0; step < 4; step += 1) {
      await expireLeases(db);
      vi.advanceTimersByTime(3 * second);
      await expect
        .poll(async () => (await store.jobs.find("email", "mail-id"))?.leased_until)
        .toBeGreaterThan(world.time);
      await worker.runDueJobs();
    }
    released.resolve();
    await done;
    expect(smtp.mails).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends nothing twice when the database fails after a delivery, and logs it once a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const world = await openWorld();
    const { queue, deps, store, smtp, log, state } = world;
    let unavailable = true;
    const response = <T>(work: () => Promise<T>) =>
      unavailable ? Promise.reject(new Error("the database is away")) : work();
    const shaky = {
      ...store,
      ping: () => response(store.ping),
      jobs: {
        ...store.jobs,
        finish: (...outcome: Parameters<typeof store.jobs.finish>) =>
          response(() => store.jobs.finish(...outcome)),
      },
    };
    const worker = openEmailWorker({ ...deps, store: shaky });
    const seconds = async (count: number) => {
      for (let each = 0; each < count; each += 1) {
        world.time += second;
        vi.advanceTimersByTime(second);
        await store.ping();
        await turnOfEvents();
      }
    };
    await queue(sampleMail());
    worker.start();
    await smtp.received(1);
    await expect.poll(() => log.of("error").length).toBe(1);
    await seconds(90);
    expect(log.of("error")).toHaveLength(2);
    unavailable = false;
    const stateLater = async () => (await seconds(1), state());
    await expect.poll(stateLater).toBe("sent");
    await seconds(10);
    await queue(sampleMail({ id: "next" }));
    await expect.poll(async () => (await seconds(1), smtp.mails.length)).toBe(2);
    await worker.stop();
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([
      "<mail-id@latawiec.example>",
      "<next@latawiec.example>",
    ]);
  });

  it("sends a mail once and tells that its delivery cannot be recorded", async () => {
    const { db, queue, worker, smtp, store, state, log, later } = await openWorld();
    await queue(sampleMail());
    await worker.runDueJobs();
    // Two jobs that are done at the same moment break it.
    await sql`create unique index jobs_done on jobs (done_at)`.execute(db);
    await queue(sampleMail({ id: "rejected" }));
    await worker.runDueJobs();
    await queue(sampleMail({ id: "next" }));
    await later(hour);
    expect(smtp.mails.map(({ messageId }) => messageId!.slice(1).split("@")[0])).toEqual([
      "mail-id",
      "rejected",
      "next",
    ]);
    expect([await state("rejected"), await state("next")]).toEqual(["failed", "sent"]);
    expect((await store.emails.find("rejected"))?.last_error).toMatch(/cannot be stored: .*\d/);
    expect(log.of("error").map(({ message }) => message)).toEqual([
      "The outcome of a background job was rejected",
      "Mail failed for good",
    ]);
  });

  it("erases the text of a newsletter mail once sent, since it contains a secret", async () => {
    const { queue, worker, store } = await openWorld();
    await queue(sampleMail({ kind: "newsletter-welcome" }), sampleMail({ id: "contact" }));
    await worker.runDueJobs();
    expect((await store.emails.find("mail-id"))?.content).toBe("");
    expect((await store.emails.find("contact"))?.content).toContain("Cześć!");
  });

  it("sends at once when woken while running, and nothing after it has stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { queue, worker, smtp, state } = await openWorld();
    worker.start();
    await queue(sampleMail({ id: "first" }));
    worker.wake("email");
    await smtp.received(1);
    await queue(sampleMail({ id: "second" }));
    worker.wake("email");
    await smtp.received(2);
    await worker.stop();
    expect([await state("first"), await state("second")]).toEqual(["sent", "sent"]);
    expect(vi.getTimerCount()).toBe(0);
    await queue(sampleMail({ id: "late" }));
    worker.wake("email");
    await worker.stop();
    expect(await state("late")).toBe("pending");
  });

  it("finishes running deliveries when stopped, and starts no new ones", async () => {
    const { db, queue, deps } = await openWorld();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const started: string[] = [];
    const deliver = async (mail: Mail) => {
      started.push(mail.id);
      if (started.length === 4) release();
      await released;
      return deps.deliver(mail);
    };
    await queue(...Array.from({ length: 9 }, (_, id) => sampleMail({ id: `${id}` })));
    const worker = openEmailWorker({ ...deps, deliver });
    worker.start();
    await released;
    await worker.stop();
    const sent = db.selectFrom("jobs").select("reference").where("done_at", "is not", null);
    expect(await sent.execute()).toHaveLength(4);
    expect(started).toHaveLength(4);
  });

  it("finds mails queued by another process", async () => {
    const { queue, worker, smtp } = await openWorld();
    worker.start();
    await queue(sampleMail());
    await smtp.received(1);
    expect(smtp.mails).toHaveLength(1);
  });
});
