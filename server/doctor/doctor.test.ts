import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import { openFakeBaselinker } from "../../test/fakes/baselinker/baselinker.ts";
import { stockUp } from "../../test/fakes/baselinker/account.ts";
import { openFakeSmtp } from "../../test/fakes/smtp.ts";
import { freePort } from "../../test/programs/free-port.ts";
import { runInProcess } from "../../test/programs/run-command.ts";
import { sampleMail, sampleOrder } from "../../test/fixtures.ts";
import {
  acceptOrder,
  createDatabase,
  storeOrder,
  emailJob,
  openTemporaryStore,
  temporaryFolder,
} from "../../test/temporary-store.ts";
import { queueMails } from "../db/emails/emails.ts";
import { pictureBase } from "../catalogue/to-product.ts";
import { readEnv } from "../env.ts";
import { failuresFolder, openPictureFailures } from "../images/picture-failures.ts";
import { checkAlerts } from "./alerts.ts";
import { checkShop } from "./doctor.ts";
import { listUndescribed } from "./texts.ts";
import type { Finding } from "./finding.ts";
import { overdueMs } from "../email/email-jobs.ts";

const line = ({ level, area, text }: Finding) => `${level} ${area}: ${text}`;

async function examine(environment: Record<string, string>): Promise<string[]> {
  return (await checkShop(environment, Date.now)).map(line);
}

async function examineOpen(environment: Record<string, string> = {}) {
  const opened = await openTemporaryStore();
  return { ...opened, lines: () => examine({ ...opened.database, ...environment }) };
}

const has = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

describe("the doctor", () => {
  it("lists every invalid setting at once, without secrets", async () => {
    const wrong = { PORT: "x", ORIGIN: "ftp://x", SMTP_URL: "smtp//anna:tajne@host" };
    const lines = await examine(wrong);
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(has("bad ustawienia: PORT: ma być liczbą"));
    expect(lines.join()).not.toContain("tajne");
  });

  it("lists every mistake of shop.config.ts, beside those of the settings", async () => {
    const config = { ...shopConfig, brand: "", newsletterDiscount: 150 };
    const findings = await checkShop({ PORT: "x" }, Date.now, config);
    expect(findings.map(line)).toEqual([
      "bad konfiguracja: my/shop.config.ts, brand: nie może być puste",
      "bad konfiguracja: shop.config.ts, newsletterDiscount: to procent, najwyżej 100",
      "bad ustawienia: PORT: ma być liczbą całkowitą",
    ]);
  });

  it("warns of a public shop without TLS, of sample data and of an untrusted proxy", async () => {
    const { lines } = await examineOpen({ ORIGIN: "http://sklep.pl", MAIL_FROM: "a@poczta.pl" });
    expect(await lines()).toEqual(has("bad ustawienia: ORIGIN http://sklep.pl jest bez szyfr"));
    expect(await lines()).toEqual(
      has(
        "bad ustawienia: Konfiguracja jest przykładowa: my/shop.config.ts, seller.name: przykład",
      ),
    );
    expect(await lines()).toEqual(has("warning ustawienia: Nadawca a@poczta.pl ma inną domenę"));
    expect(await lines()).toEqual(has("warning ustawienia: Ceny dostawy różnią się od cennika"));
    const { lines: behind } = await examineOpen({
      ORIGIN: "https://sklep.pl",
      MAIL_FROM: "a@sklep.pl",
    });
    expect(await behind()).toEqual(has("good ustawienia: ORIGIN: https://sklep.pl"));
    expect(await behind()).toEqual(has("good ustawienia: Nadawca: a@sklep.pl"));
    expect(await behind()).toEqual(has("warning ustawienia: Wszyscy goście mają"));
  });

  it("detects files that others can read", async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, "mail"));
    const file = join(DATA_DIR, "mail/a.eml");
    writeFileSync(file, "", { mode: 0o600 });
    expect(await examine({ DATA_DIR })).toEqual(has("good katalog danych: Pliki z danymi"));
    chmodSync(file, 0o644);
    expect(await examine({ DATA_DIR })).toEqual(has("warning katalog danych: Dane klientów mogą"));
  });

  it("accepts an intact database, and reports an old, a newer and a missing one", async () => {
    const { db, lines } = await examineOpen();
    expect(await lines()).toEqual(has("good baza danych: Baza odpowiada i ma najnowszą postać"));
    expect(await lines()).toEqual(has("good zegar: Zegar zgadza się z bazą"));
    const durable =
      inject("postgres") === ""
        ? "good baza danych: Przyjęte"
        : "bad baza danych: Baza nie czeka na dysk: fsync=off";
    expect(await lines()).toEqual(has(durable));
    await sql`delete from migrations where name = '0012-jobs.sql'`.execute(db);
    expect(await lines()).toEqual(has("Baza ma starszą postać; brakuje: 0012-jobs.sql"));
    await sql`insert into migrations values ('9999-later.sql')`.execute(db);
    expect(await lines()).toEqual(has("bad baza danych: Baza jest z nowszej wersji"));
    expect(await examine({ DATA_DIR: temporaryFolder() })).toEqual(has("Nie ma jeszcze bazy"));
    const empty = await createDatabase();
    writeFileSync(join(empty.DATA_DIR, "latawiec.sqlite"), "");
    expect(await examine(empty)).toEqual(has("warning baza danych: Baza jest pusta"));
    const unreachable = { DATABASE_URL: `postgres://anna:tajne@127.0.0.1:${await freePort()}/x` };
    expect(await examine({ DATA_DIR: temporaryFolder(), ...unreachable })).toEqual(
      has("bad baza danych: Baza PostgreSQL jest niedostępna: serwer nie przyjmuje połączeń"),
    );
  });

  it("detects orders from the future", async () => {
    const { store, lines } = await examineOpen();
    const { number: _, ...draft } = sampleOrder({ acceptedAt: Date.now() + 3_600_000 });
    await storeOrder(store, draft, () => []);
    expect(await lines()).toEqual(
      has("bad zegar: Zegar cofnął się albo w bazie są daty z przyszłości: różnica 59 min"),
    );
  });

  it("tests the mail server without sending, and reports overdue mails", async () => {
    const smtp = await openFakeSmtp();
    onTestFinished(smtp.close);
    const { store, lines } = await examineOpen({ SMTP_URL: smtp.url });
    expect(await lines()).toEqual(has("good poczta: Serwer poczty przyjmuje"));
    expect(await lines()).toEqual(has("good poczta: Żaden mail nie czeka"));
    const { number: _, ...draft } = sampleOrder({ acceptedAt: Date.now() - overdueMs - 60_000 });
    await storeOrder(store, draft, () => [sampleMail({ id: "a" }), sampleMail({ id: "b" })]);
    await store.jobs.fail(emailJob("b"), { now: Date.now(), attempts: 1, reason: "no" });
    expect(await lines()).toEqual(has("bad poczta: Najstarszy mail czeka od 31 min"));
    expect(await lines()).toEqual(
      has("bad poczta: Skrzynka sklepu sklep@latawiec.example nie przyjęła maili: 1"),
    );
    expect(smtp.mails).toEqual([]);
    const unreachable = await examineOpen({
      SMTP_URL: `smtp://anna:tajne@127.0.0.1:${await freePort()}`,
    });
    expect(await unreachable.lines()).toEqual(
      has("bad poczta: Serwer poczty: serwer 127.0.0.1 nie przyjmuje połączeń na porcie "),
    );
    const misnamed = await examineOpen({ SMTP_URL: "smtp://anna:tajne@smtp.invalid" });
    const wrongName =
      /^bad poczta: Serwer poczty: nie (ma|udało się odnaleźć) serwera .*smtp\.invalid/;
    expect(await misnamed.lines()).toEqual(
      expect.arrayContaining([expect.stringMatching(wrongName)]),
    );
    expect((await unreachable.lines()).join()).not.toContain("tajne");
  });

  it("says in one sentence that the mail server refuses the login, or the sender of some mails", async () => {
    const smtp = await openFakeSmtp();
    onTestFinished(smtp.close);
    smtp.failWith({ at: "AUTH", code: 535, text: "5.7.8 no" });
    const SMTP_URL = smtp.url.replace("//", "//shop:tajne@");
    const { db, store, lines } = await examineOpen({ SMTP_URL });
    expect(await lines()).toEqual(
      has("bad poczta: Maile nie wyjdą: serwer poczty nie przyjmuje użytkownika albo hasła (535 "),
    );
    smtp.failWith(undefined);
    await queueMails(db, [sampleMail()], Date.now());
    const now = Date.now();
    const job = await store.jobs.claim("email", { workerId: "me", now, leaseMs: 1 });
    const reason = "smtp-sender 553 5.7.1 not owned by user";
    await store.jobs.reschedule(job!, { runAt: now, attempts: 1, reason });
    expect(await lines()).toEqual(
      has(
        "bad poczta: Maile czekają, aż poprawisz ustawienia poczty: serwer poczty nie pozwala wysyłać z adresu nadawcy (553 5.7.1",
      ),
    );
  });

  it("tests BaseLinker and reports missing product data", async () => {
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    stockUp(baselinker.account, 5);
    baselinker.account.products.get(1001)!.prices = {};
    baselinker.account.products.get(1002)!.images = {};
    const settings = { BASELINKER_TOKEN: baselinker.token, BASELINKER_URL: baselinker.url };
    const { database, lines } = await examineOpen(settings);
    expect(await lines()).toEqual(has("good magazyn: BaseLinker odpowiada: katalog "));
    expect(await lines()).toEqual(has("bad magazyn: Magazyn nie był jeszcze przeczytany"));
    await runInProcess(["sync"], { ...database, ...settings });
    expect(await lines()).toEqual(has("good magazyn: Magazyn przeczytany 0 min temu"));
    expect(await lines()).toEqual(has("good magazyn: W sprzedaży: 4"));
    expect(await lines()).toEqual(has("warning magazyn: Produkty pominięte: 1, np. Zabawka nr 10"));
    expect(await lines()).toEqual(has("warning magazyn: Produkty bez danych o bezpieczeństwie: 4"));
    expect(await lines()).toEqual(
      has(
        "warning magazyn: Produkty, których nie ma w plikach dla Google i Ceneo: 1, np. Zabawka nr 1002 (brak: zdjęcie)",
      ),
    );
    expect(await lines()).toEqual(has("warning magazyn: Produkty z błędnym EAN-em: 3, np. "));
    const [url] = Object.values(baselinker.account.products.get(1003)!.images ?? {});
    const failures = openPictureFailures(failuresFolder(database.DATA_DIR), Date.now);
    const hash = pictureBase(url!).replace("/img/", "");
    await failures.remember(hash, "unreachable", "HTTP 404");
    expect(await lines()).toEqual(
      has(
        "warning magazyn: Zdjęcia, których sklep nie mógł pokazać: 1, np. Zabawka nr 1003 (nie da się pobrać (HTTP 404))",
      ),
    );
    const { out } = await runInProcess(["catalogue", "status"], { ...database, ...settings });
    expect(out).toContain(`  1003 Zabawka nr 1003: nie da się pobrać (HTTP 404), ${url}`);
    const wrong = await examine({ ...database, ...settings, BASELINKER_PRICE_GROUP: "999" });
    expect(wrong).toEqual(has("bad magazyn: Nie ma grupy cenowej 999"));
    const stranger = await examine({ ...database, ...settings, BASELINKER_TOKEN: "tajny" });
    expect(stranger).toEqual(has("bad magazyn: BaseLinker nie przyjmuje tokenu"));
    expect(stranger.join()).not.toContain("tajny");
  });

  it("tries the token and the mail server before the first start", async () => {
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    const settings = { DATA_DIR: temporaryFolder(), BASELINKER_URL: baselinker.url };
    const right = await examine({ ...settings, BASELINKER_TOKEN: baselinker.token });
    expect(right).toEqual(has("warning baza danych: Nie ma jeszcze bazy"));
    expect(right).toEqual(has("good magazyn: BaseLinker odpowiada: katalog "));
    const wrong = await examine({ ...settings, BASELINKER_TOKEN: "tajny" });
    expect(wrong).toEqual(has("bad magazyn: BaseLinker nie przyjmuje tokenu"));
    const smtp = `smtp://127.0.0.1:${await freePort()}`;
    expect(await examine({ ...settings, SMTP_URL: smtp })).toEqual(has("bad poczta: Serwer"));
    if (inject("postgres") === "") return;
    const empty = await createDatabase();
    const first = await examine({ ...empty, ...settings, BASELINKER_TOKEN: "tajny" });
    expect(first).toEqual(has("bad magazyn: BaseLinker nie przyjmuje tokenu"));
  });

  it("reports failed exports, and since when others wait", async () => {
    const { db, store } = await openTemporaryStore();
    const hour = 3_600_000;
    for (const key of ["first", "second", "third"]) {
      const { number: _number, ...draft } = sampleOrder({ id: key, key, acceptedAt: 0 });
      const deps = { localStock: () => 10, exported: true };
      await acceptOrder(store, draft, deps);
    }
    const exports = async (at: number) => {
      const lines = (await checkAlerts({ env: readEnv({}), store, now: () => at })).map(line);
      return lines.filter((text) => /magazyn: .*BaseLinker/.test(text));
    };
    expect(await exports(hour)).toEqual([
      "good magazyn: BaseLinker nie odrzucił żadnego zamówienia",
      "good magazyn: Żadne zamówienie nie czeka na BaseLinkera za długo",
    ]);
    const refuse = db.updateTable("jobs").set({ failed_at: 1 }).where("kind", "=", "order-export");
    await refuse.where("reference", "!=", "third").execute();
    expect(await exports(3 * hour)).toEqual([
      "bad magazyn: Zamówienia, których BaseLinker nie przyjął: 2, np. L-1001, L-1002",
      "bad magazyn: Najstarsze zamówienie czeka na BaseLinkera od 3 godz.",
    ]);
  });

  it("says how old the last backup is, also when all is well", async () => {
    const { store } = await openTemporaryStore();
    const hour = 3_600_000;
    const backups = async () => {
      const findings = await checkAlerts({ env: readEnv({}), store, now: () => 30 * hour });
      return findings.filter(({ area }) => area === "kopia zapasowa").map(line);
    };
    const healthy = "good kopia zapasowa: Ostatnia kopia zapasowa nie zawiodła";
    expect(await backups()).toEqual([
      "good kopia zapasowa: Kopia zapasowa nie jest jeszcze potrzebna",
      healthy,
    ]);
    await store.events.record("backup", 25 * hour);
    expect(await backups()).toEqual([
      "good kopia zapasowa: Ostatnia kopia zapasowa jest sprzed 5 godz.",
      healthy,
    ]);
  });

  it("reports options that the terms do not describe", () => {
    const terms = "<li>Kurier: 15\u00a0zł</li><li>Paczkomat\u00a0<span>InPost</span></li>";
    const options = [{ label: "Kurier" }, { label: "Paczkomat InPost" }, { label: "Goniec" }];
    expect(listUndescribed(options, terms)).toEqual(["Goniec"]);
  });

  it("exits with 1 when the shop cannot work, otherwise with 0", async () => {
    const DATA_DIR = temporaryFolder();
    const well = await runInProcess(["doctor"], { DATA_DIR });
    expect(well).toMatchObject({ code: 0, err: "" });
    expect(well.out).toMatch(/^✓ ustawienia: ORIGIN/);
    const ill = await runInProcess(["doctor", "--json"], { DATA_DIR, PORT: "x" });
    expect(ill.code).toBe(1);
    expect(JSON.parse(ill.out)).toMatchObject({ healthy: false, findings: [{ level: "bad" }] });
  });
});
