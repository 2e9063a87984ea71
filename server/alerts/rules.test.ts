import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { AlertKind } from "../../shop/alerts/alert.ts";
import { createTestMails } from "../../test/mails.ts";
import { renderMail } from "../../test/render-email.ts";
import { sampleMail, sampleOrder, storedProduct } from "../../test/fixtures.ts";
import { acceptOrder, emailJob, openTemporaryStore } from "../../test/temporary-store.ts";
import { readEnv } from "../env.ts";
import { queueMails } from "../db/emails/emails.ts";
import { queueJobs } from "../db/jobs/queue.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import { saveSyncState } from "../db/catalogue/sync-state.ts";
import { findAlerts } from "./find-alerts.ts";
import type { WriteMail } from "../email/mails.ts";
import { reviewAlerts } from "./review-alerts.ts";
import { alertRules } from "./rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Monday afternoon. */
const now = Date.UTC(2026, 10, 23, 15);

async function openRules() {
  const { db, store } = await openTemporaryStore();
  const settings: NodeJS.ProcessEnv = { ALERTS_URL: "https://alarm.example" };
  return {
    db,
    store,
    settings,
    find: (at = now, startedAt = 0) =>
      findAlerts({ env: readEnv(settings), store, now: () => at, startedAt }),
    async order(acceptedAt: number, exported = false) {
      const id = `order-${acceptedAt}`;
      const { number: _, ...draft } = sampleOrder({ id, key: id, acceptedAt });
      const options = { localStock: () => 10, exported };
      await acceptOrder(store, draft, options);
      return id;
    },
    confirm: (id: string) =>
      db
        .updateTable("orders")
        .set({ confirmed_at: now, completed_at: now })
        .where("id", "=", id)
        .execute(),
    useBaselinker: () => Object.assign(settings, { BASELINKER_TOKEN: "token" }),
  };
}

type Rules = Awaited<ReturnType<typeof openRules>>;

/** Two mails of two orders fail. */
async function failMailsOfOrders(
  { db, store, order }: Rules,
  reason = "smtp-recipient 550 no such user",
) {
  for (const at of [now - hour, now - minute]) {
    const id = await order(at);
    const mail = sampleMail({ id, kind: "order-confirmed", to: ["anna@poczta.pl"] });
    await queueMails(db, [mail], at, id);
    await store.jobs.fail(emailJob(id), {
      now: at,
      attempts: 1,
      reason,
    });
  }
}

async function failMail({ db, store }: Rules, kind: "order" | "alert", to: string) {
  await queueMails(db, [sampleMail({ id: kind, kind, to: [to] })], now - minute);
  await store.jobs.fail(emailJob(kind), { now: now - minute, attempts: 1, reason: "550" });
}

/** Queues work with a payment so long ago, a moment more than its rule allows. */
function queuePaymentJob(db: Rules["db"], kind: JobKind, reference: string, ago: number) {
  return queueJobs(db, [{ kind, reference }], now - ago - 1);
}

/** What makes each rule find something, and its words. */
const cases: Record<
  Exclude<AlertKind, "database">,
  [(rules: Rules) => Promise<unknown>, string]
> = {
  "inbox-mail-failed": [
    (rules) => failMail(rules, "order", "sklep@latawiec.example"),
    "Skrzynka sklepu sklep@latawiec.example nie przyjęła maili: 1",
  ],
  "customer-mail-failed": [
    (rules) => failMail(rules, "order", "anna@poczta.pl"),
    "Maile do klientów, których serwer nie przyjął: 1",
  ],
  "alert-undelivered": [
    (rules) => failMail(rules, "alert", "sklep@latawiec.example"),
    "Ostatnie powiadomienie na adres sklep@latawiec.example nie doszło",
  ],
  "mail-rejected": [
    ({ store, settings }) => {
      settings.SMTP_URL = "smtp://localhost";
      return store.settings.recordRefusal("mail", { since: now, reason: "EAUTH 535 no" });
    },
    "Maile czekają, aż poprawisz ustawienia poczty: serwer poczty nie przyjmuje użytkownika albo hasła (535 no)",
  ],
  "mail-waiting": [
    ({ db }) => queueMails(db, [sampleMail()], now - 30 * minute),
    "Najstarszy mail czeka od 30 min",
  ],
  "baselinker-rejected": [
    async ({ db, useBaselinker }) => {
      useBaselinker();
      const problem = "BaseLinker nie przyjmuje tokenu.";
      await saveSyncState(db, { checked_at: now, problem, problem_kind: "token" });
    },
    "BaseLinker nie przyjmuje tokenu",
  ],
  "catalogue-outdated": [
    async ({ db, useBaselinker }) => {
      useBaselinker();
      await saveSyncState(db, { checked_at: now - 15 * minute - 1 });
    },
    "Katalog jest przestarzały: magazyn przeczytany 15 min temu",
  ],
  "catalogue-unconfirmed": [
    async ({ db, useBaselinker }) => {
      useBaselinker();
      await saveSyncState(db, { checked_at: now, suspicious_at: now - minute });
    },
    "BaseLinker podaje mniej niż połowę produktów",
  ],
  "order-export-failed": [
    async ({ db, order, confirm }) => {
      await confirm(await order(now, true));
      await db
        .updateTable("jobs")
        .set({ failed_at: 1 })
        .where("kind", "=", "order-export")
        .execute();
    },
    "Zamówienia, których BaseLinker nie przyjął: 1, np. L-1001",
  ],
  "order-export-waiting": [
    async ({ order, confirm }) => confirm(await order(now - hour - 1, true)),
    "Najstarsze zamówienie czeka na BaseLinkera od 60 min",
  ],
  "payu-rejected": [
    ({ store, settings }) => {
      const url = "https://secure.snd.payu.com";
      for (const name of ["POS_ID", "CLIENT_ID", "CLIENT_SECRET", "SECOND_KEY"])
        settings[`PAYU_${name}`] = "1";
      settings.PAYU_URL = url;
      return store.settings.recordRefusal("payu", { since: now, reason: "token: HTTP 401" });
    },
    "PayU nie przyjmuje ustawień sklepu (token: HTTP 401)",
  ],
  "payment-unknown": [
    ({ db }) => queuePaymentJob(db, "payment-check", "L-1001-1", 31 * hour),
    "Nie wiadomo, jak skończyły się płatności: 1, np. L-1001-1",
  ],
  "refund-waiting": [
    async ({ db }) => {
      await queuePaymentJob(db, "refund", "L-1001-R1", 0);
      await db.updateTable("jobs").set({ failed_at: now }).execute();
    },
    "Zwroty, których PayU nie kończy: 1, np. L-1001-R1",
  ],
  "payment-export-failed": [
    async ({ db, order, confirm }) => {
      const id = await order(now);
      await confirm(id);
      await queuePaymentJob(db, "payment-export", id, 24 * hour);
    },
    "Wpłaty, o których nie wie BaseLinker: 1, np. L-1001",
  ],
  "orders-unconfirmed": [
    ({ order }) => order(now - 24 * hour - 1),
    "Zamówienia niepotwierdzone w ciągu 24 godzin, jak obiecuje regulamin: 1, np. L-1001",
  ],
  "orders-overdue": [
    async ({ db, order }) => {
      const reference = await order(now);
      await queueJobs(db, [{ kind: "payment-deadline", reference }], now);
      await db.updateTable("jobs").set({ failed_at: now }).execute();
      await db.updateTable("orders").set({ confirmed_at: now }).execute();
    },
    "nie umiał przypomnieć albo których nie umiał anulować: 1, np. L-1001",
  ],
  "order-invoice-failed": [
    async ({ db, order, confirm }) => {
      const id = await order(now);
      await confirm(id);
      await queueJobs(db, [{ kind: "order-invoice", reference: `${id}/9` }], now);
      const invoices = db.updateTable("jobs").where("kind", "=", "order-invoice");
      await invoices.set({ failed_at: now }).execute();
    },
    "których numeru faktury sklep nie odczytał z BaseLinkera: 1, np. L-1001",
  ],
  "orders-hold-stock": [
    async ({ order, useBaselinker, db }) => {
      useBaselinker();
      await saveSyncState(db, { checked_at: now });
      const { readAt: _, ...product } = storedProduct({ stock: 7 });
      await db
        .insertInto("catalogue_products")
        .values({ id: product.id, product: JSON.stringify(product), fetched_at: now, version: 0 })
        .execute();
      await order(now);
    },
    "Niepotwierdzone zamówienia trzymają 29% wszystkich sztuk: 2 z 7",
  ],
  "orders-unfinished": [
    async ({ order, store }) => {
      await order(Date.UTC(2019, 5, 1));
      await store.clock.trust(now);
      await store.events.record("backup", now);
    },
    "Zamówienia, z których dane należałoby już usunąć, a które nie są zakończone: 1",
  ],
  "backup-overdue": [
    async ({ order, confirm }) => confirm(await order(now - 26 * hour)),
    "Sklep przyjmuje zamówienia, a nie ma żadnej kopii zapasowej",
  ],
  "backup-failed": [
    ({ store }) => store.events.record("backup-failed", now, "brak miejsca na dysku"),
    "Kopia zapasowa się nie udała: brak miejsca na dysku",
  ],
  clock: [
    ({ store }) => store.clock.trust(now + 2 * hour),
    "Zegar cofnął się albo w bazie są daty z przyszłości: różnica 2 godz.",
  ],
  "worker-dying": [
    async ({ store }) => {
      for (let death = 1; death <= 4; death += 1)
        await store.events.record("worker-died", now - death * minute, `powód ${death}`);
    },
    "Procesy sklepu padają: 4 razy w ciągu 10 minut (powód 1)",
  ],
  schema: [
    ({ db }) => db.executeQuery(sql`insert into migrations values ('9999-later.sql')`.compile(db)),
    "Baza jest z nowszej wersji sklepu: 9999-later.sql",
  ],
  disk: [
    async ({ settings }) => Object.assign(settings, { DATA_DIR: fullFolder }),
    "Wolne miejsce na dysku: 0 MB",
  ],
};

/** A file system that never has any room. */
const fullFolder = "/proc";

describe("an alert", () => {
  it("is found in no shop that is well", async () => {
    const { find, order, confirm, store, db, useBaselinker } = await openRules();
    expect(await find()).toEqual([]);
    useBaselinker();
    await saveSyncState(db, { checked_at: now - 15 * minute });
    await confirm(await order(now - 25 * hour));
    await order(now - 24 * hour);
    await store.events.record("backup-failed", now - 2 * day, "brak miejsca na dysku");
    await store.events.record("backup", now - 26 * hour + 1);
    await queuePaymentJob(db, "payment-check", "L-1001-1", 31 * hour - 2);
    await queuePaymentJob(db, "refund", "L-1001-R1", 72 * hour - 2);
    await queuePaymentJob(db, "payment-export", "order-1", 24 * hour - 2);
    expect(await find()).toEqual([]);
  });

  it.each(Object.entries(cases))("is found: %s", async (kind, [arrange, text]) => {
    const rules = await openRules();
    await arrange(rules);
    const alerts = await rules.find();
    expect(alerts).toEqual([
      expect.objectContaining({ kind, text: expect.stringContaining(text) }),
    ]);
  });

  it("is tested for every rule", () => {
    const kinds = alertRules.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(Object.keys(cases).toSorted()).toEqual(kinds.toSorted());
  });

  it("gives a shop that was just started the time of three syncs", async () => {
    const { find, db, useBaselinker } = await openRules();
    useBaselinker();
    await saveSyncState(db, { checked_at: now - 5 * day });
    expect(await find(now, now - 15 * minute)).toEqual([]);
    expect(await find(now, now - 15 * minute - 1)).toMatchObject([{ kind: "catalogue-outdated" }]);
  });

  it("is over for a confirmed order, and for mails that wait no longer", async () => {
    const rules = await openRules();
    await rules.confirm(await rules.order(now - 25 * hour));
    await failMail(rules, "order", "anna@poczta.pl");
    await rules.store.emails.dismiss(now);
    expect(await rules.find()).toEqual([]);
    // It is given up once more after a further attempt.
    await rules.store.jobs.retryFailed("email", now);
    await rules.store.jobs.fail(emailJob("order"), {
      now: now + minute,
      attempts: 1,
      reason: "550",
    });
    expect(await rules.find()).toMatchObject([{ kind: "customer-mail-failed" }]);
  });
});

it("asks for other settings while some mails wait for them, also where others are sent", async () => {
  const { db, store, settings, find } = await openRules();
  settings.SMTP_URL = "smtp://localhost";
  await queueMails(db, [sampleMail(), sampleMail({ id: "new" })], now);
  const { runAt, attempts, reason } = {
    runAt: now,
    attempts: 1,
    reason: "smtp-login 554 Relay access denied",
  };
  const job = await store.jobs.claim("email", { workerId: "me", now, leaseMs: minute });
  await store.jobs.reschedule(job!, { runAt, attempts, reason });
  expect(await find()).toEqual([
    {
      kind: "mail-rejected",
      since: now,
      text: "Maile czekają, aż poprawisz ustawienia poczty: serwer poczty nie wysyła maili bez logowania (554 Relay access denied)",
      advice: expect.stringMatching(/SMTP_PASSWORD.*mail retry$/),
    },
  ]);
  await db.updateTable("jobs").set({ done_at: now }).execute();
  expect(await find()).toEqual([]);
});

it("does not ask to correct the customer's address when the mail was refused for itself", async () => {
  const rules = await openRules();
  await failMailsOfOrders(rules, "smtp-too-big 552 5.3.4");
  const [alert] = await rules.find();
  expect(alert!.text).toContain("mail jest za duży dla serwera poczty");
  expect(alert!.advice).toMatch(/^Wyślij mail ponownie: .* mail retry order-\d+\. Albo zadzwoń/);
});

it("tells of undelivered mails for each order, and names the customer in the mail alone", async () => {
  const rules = await openRules();
  await failMailsOfOrders(rules);
  const alerts = (await rules.find()).filter(({ kind }) => kind === "customer-mail-failed");
  expect(alerts.map(({ about }) => about)).toEqual(["L-1001", "L-1002"]);
  const [{ text, advice }] = alerts as [(typeof alerts)[0]];
  expect(text).toBe(
    "Mail do klienta nie doszedł, zamówienie L-1001: serwer poczty nie zna odbiorcy albo go odrzuca (550 no such user)",
  );
  expect(advice).toContain("orders edit L-1001 --email ADRES");
  expect(text + advice).not.toMatch(/Anna|anna@/);
  const told: string[] = [];
  const write = createTestMails();
  const mail: WriteMail = (...args) => {
    const written = write(...args);
    told.push(renderMail(written).text);
    return written;
  };
  const deps = { store: rules.store, mail, webhook: false, now: () => now };
  const review = () => reviewAlerts(alerts, deps);
  expect(await review()).toHaveLength(2);
  expect(await review()).toHaveLength(0);
  expect(told[1]).toMatch(/Klient: Anna\sŻółć, anna@poczta.pl, 600/);
  const stored = JSON.stringify(await rules.store.alerts.list());
  expect(stored).toContain("L-1002");
  expect(stored).not.toMatch(/Anna|anna@/);
});
