import { describe, expect, it } from "vitest";
import { inbox, openWatchedShop } from "../../test/alerts.ts";
import { runInProcess } from "../../test/programs/run-command.ts";
import { reportAlerts } from "./find-alerts.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe("the owner", () => {
  it("is told at once that the mail server refuses the login, and when that is over", async () => {
    const shop = await openWatchedShop();
    shop.smtp.failWith({ at: "AUTH", code: 535 });
    await shop.acceptOrder();
    await shop.runDueJobs();
    await shop.checkAfter(15 * second);
    expect(shop.notifiedKinds()).toEqual(["Alarm: mail-rejected"]);
    expect(shop.webhook.calls[0]!.text).toContain("nie przyjmuje użytkownika albo hasła");
    shop.smtp.failWith(undefined);
    await shop.checkAfter(5 * minute);
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual(["Alarm: mail-rejected", "Koniec alarmu: mail-rejected"]);
  });

  it("is told when the shop's inbox answers 550 for an hour, and when that is over", async () => {
    const shop = await openWatchedShop();
    const { smtp, webhook, store, env, clock, database } = shop;
    const doctor = () => runInProcess(["doctor"], { ...database, SMTP_URL: smtp.url });
    smtp.refused.add(inbox);
    await shop.acceptOrder();
    await shop.runDueJobs();
    const begunAt = clock.now;
    for (let at = 0; at < hour; at += minute) await shop.checkAfter(minute);
    // The alert by mail is refused as well, which is told once, and nothing more.
    expect(shop.notifiedKinds()).toEqual(["Alarm: inbox-mail-failed", "Alarm: alert-undelivered"]);
    expect(webhook.calls[0]).toEqual({
      kind: "inbox-mail-failed",
      since: new Date(begunAt).toISOString(),
      text: expect.stringMatching(/^Alarm: Skrzynka sklepu sklep@latawiec\.example nie przyjęła/),
    });
    const alerts = await reportAlerts({ env, store, now: shop.now });
    expect(alerts.map(({ kind }) => kind)).toEqual(["inbox-mail-failed", "alert-undelivered"]);
    const ill = await doctor();
    expect(ill.code).toBe(1);
    expect(ill.out).toContain("✗ poczta: Skrzynka sklepu sklep@latawiec.example nie przyjęła");

    smtp.refused.clear();
    await runInProcess(["mail", "retry", "--all-failed"], database);
    await shop.runDueJobs();
    expect(smtp.mails.map(({ messageId }) => messageId)).toContain(
      "<to the shop@latawiec.example>",
    );
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds().slice(2).toSorted()).toEqual([
      "Koniec alarmu: alert-undelivered",
      "Koniec alarmu: inbox-mail-failed",
    ]);
    const subjects = smtp.mails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Koniec alarmu: Skrzynka sklepu/));
    expect((await doctor()).out).toContain("✓ poczta: Skrzynka sklepu przyjmuje maile");
  });

  it("is reminded once a day by mail, whose words a person understands", async () => {
    const shop = await openWatchedShop({ ALERTS_TO: "szef@poczta.pl" });
    await shop.store.events.record("backup-failed", shop.clock.now, "dysk jest pełny");
    for (let at = 0; at < 2 * day; at += hour) await shop.checkAfter(hour);
    const mails = shop.smtp.mails.map(({ subject, recipients }) => [recipients[0], subject]);
    expect(mails).toEqual([
      ["szef@poczta.pl", "Alarm: Kopia zapasowa się nie udała: dysk jest pełny"],
      ["szef@poczta.pl", "Alarm trwa: Kopia zapasowa się nie udała: dysk jest pełny"],
    ]);
    expect(shop.smtp.mails[0]!.text).toMatch(
      /^Usuń przyczynę i\szrób kopię: npm run shop -- backup/m,
    );
    expect(shop.notifiedKinds()).toEqual(["Alarm: backup-failed", "Alarm trwa: backup-failed"]);
  });

  it("hears by the webhook that mail itself is down", async () => {
    const shop = await openWatchedShop();
    await shop.smtp.close();
    await shop.acceptOrder();
    await shop.runDueJobs();
    for (let at = 0; at < 29 * minute; at += minute) await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual([]);
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual(["Alarm: mail-waiting"]);
    expect(shop.webhook.calls[0]!.text).toContain("czeka od 30 min");
  });

  it("hears by mail that the webhook rejects alerts, which is tried again when it may pass", async () => {
    const shop = await openWatchedShop();
    const { store, webhook, clock } = shop;
    webhook.state.status = 503;
    await store.events.record("backup-failed", clock.now, "dysk jest pełny");
    await shop.checkAfter(0);
    webhook.state.status = 204;
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual(["Alarm: backup-failed"]);
    webhook.state.status = 404;
    await store.events.record("backup", clock.now + second);
    await shop.checkAfter(2 * minute);
    await shop.checkAfter(minute);
    const subjects = shop.smtp.mails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(
      expect.stringMatching(/powiadomienie pod ALERTS_URL nie doszło$/),
    );
  });

  it("ends the alert about a customer's mail by dealing with it otherwise", async () => {
    const shop = await openWatchedShop();
    shop.smtp.refused.add("anna@poczta.pl");
    await shop.acceptOrder();
    await shop.runDueJobs();
    await shop.checkAfter(second);
    expect(shop.notifiedKinds()).toEqual(["Alarm: customer-mail-failed"]);
    const { database } = shop;
    expect((await runInProcess(["mail", "dismiss", "to the shop"], database)).code).toBe(1);
    expect(await runInProcess(["mail", "dismiss", "c"], database)).toMatchObject({
      code: 0,
      err: "",
    });
    expect((await runInProcess(["mail", "list"], database)).out).toContain("załatwiony");
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toContain("Koniec alarmu: customer-mail-failed");
  });

  it("is told without queue and database when the database is gone, and once", async () => {
    const shop = await openWatchedShop();
    await shop.checkAfter(0);
    const { db, smtp } = shop;
    await db.schema.alterTable("alerts").renameTo("lost").execute();
    for (let at = 0; at < hour; at += minute) await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual(["Alarm: database"]);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Alarm: Baza danych nie odpowiada/),
    ]);
    await db.schema.alterTable("lost").renameTo("alerts").execute();
    await shop.checkAfter(minute);
    await shop.checkAfter(minute);
    expect(shop.notifiedKinds()).toEqual(["Alarm: database", "Koniec alarmu: database"]);
  });
});
