import { expect, it, onTestFinished } from "vitest";
import { recipientLimit } from "../../server/web/rate-limit/limits.ts";
import { openTestApp } from "../test-app.ts";
import { orderForm, orderPath, readStored } from "./forms.ts";

const victim = "ofiara@poczta.pl";

it("mails a stranger's victim a dozen times, then tells the shop's inbox alone", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  let clients = 0;
  const post = (path: string, fields: Record<string, string>) => {
    clients += 1;
    const email = clients % 2 ? victim : `OFIARA+${clients}@poczta.pl`;
    const body = new URLSearchParams({ stamp: app.stamp(), ...fields, email });
    body.set("key", `attempt-number-${clients}`);
    return app.fetch(path, { method: "POST", body }, `198.51.100.${clients}`);
  };
  const withdrawal = { name: "Żartowniś", orderNumber: "L-1042", items: "", step: "confirm" };
  const mails = () => readStored(app.folder).mails;
  const toVictim = () => mails().filter(({ to }) => /ofiara/i.test(String(to)));

  for (let count = 0; count < recipientLimit.burst; count += 1)
    expect((await post("/odstapienie", withdrawal)).status).toBe(303);
  expect(toVictim()).toHaveLength(recipientLimit.burst);

  const before = mails().length;
  expect((await post("/odstapienie", withdrawal)).status).toBe(303);
  const ordered = await post(orderPath, orderForm(app));
  expect(ordered.status).toBe(303);
  expect((await app.fetch(ordered.headers.get("Location")!)).status).toBe(200);
  await post("/newsletter", { consent: "on" });
  expect(toVictim()).toHaveLength(recipientLimit.burst);
  expect(readStored(app.folder).orders).toHaveLength(1);
  const notices = mails().slice(before);
  expect(notices).toHaveLength(2);
  for (const { text } of notices) expect(text).toContain("Klient nie dostał tej wiadomości");
});

it("counts the links to orders that a stranger made in the victim's name", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  let keys = 0;
  const post = (path: string, fields: Record<string, string>) => {
    keys += 1;
    const body = new URLSearchParams({ stamp: app.stamp(), ...fields, email: victim });
    body.set("key", `attempt-number-${keys}`);
    return app.fetch(path, { method: "POST", body }, `198.51.100.${keys}`);
  };
  const orders = recipientLimit.burst + 2;
  for (let count = 0; count < orders; count += 1) await post(orderPath, orderForm(app));
  await post("/status", { number: "L-999999" });
  for (const { number } of readStored(app.folder).orders)
    await post("/status", { number: String(number) });
  const { mails } = readStored(app.folder);
  const toVictim = mails.filter(({ to }) => String(to).includes(victim));
  const links = toVictim.filter(({ subject }) => String(subject).startsWith("Twoje zamówienie"));
  expect(links).toHaveLength(recipientLimit.burst);
  expect(toVictim).toHaveLength(2 * recipientLimit.burst);
});

it("takes no mail from a customer's orders for what was sent already", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  let clients = 0;
  const post = (path: string, fields: Record<string, string>) => {
    clients += 1;
    const body = new URLSearchParams({ stamp: app.stamp(), ...fields, email: victim });
    return app.fetch(path, { method: "POST", body }, `198.51.100.${clients}`);
  };
  const key = "one-attempt-many-times";
  const withdrawal = { name: "Ewa", orderNumber: "L-1001", items: "", step: "confirm", key };
  for (let count = 0; count < 2 * recipientLimit.burst; count += 1) {
    await post("/odstapienie", withdrawal);
    await post(orderPath, orderForm(app));
    await post("/status", { number: "L-1001" });
  }
  await post(orderPath, orderForm(app, { key: "another-attempt-of-ewa" }));
  await post("/status", { number: "L-1002" });
  const subjects = readStored(app.folder).mails.flatMap(({ to, subject }) =>
    String(to).includes(victim) ? [String(subject)] : [],
  );
  expect(subjects).toEqual([
    "Odstąpienie od umowy – L-1001",
    expect.stringContaining("Potwierdzenie zamówienia L-1001"),
    expect.stringContaining("Twoje zamówienie"),
    expect.stringContaining("Potwierdzenie zamówienia L-1002"),
    expect.stringContaining("Twoje zamówienie"),
  ]);
});

it("takes no mail from a victim's orders for signups that send none", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const post = (path: string, fields: Record<string, string>, client: string) => {
    const body = new URLSearchParams({ stamp: app.stamp(), ...fields, email: victim });
    return app.fetch(path, { method: "POST", body }, client);
  };
  for (let count = 0; count < 2 * recipientLimit.burst; count += 1)
    await post("/newsletter", { consent: "on" }, `198.51.100.${count}`);
  await post(orderPath, orderForm(app), "203.0.113.7");
  const subjects = readStored(app.folder).mails.flatMap(({ to, subject }) =>
    String(to).includes(victim) ? [String(subject)] : [],
  );
  expect(subjects).toEqual([
    expect.stringMatching("Potwierdź zapis"),
    expect.stringMatching("Potwierdzenie zamówienia"),
  ]);
});

it("carries no link of a stranger's to the victim", async () => {
  const app = await openTestApp();
  onTestFinished(app.close);
  const post = (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ stamp: app.stamp(), ...fields, email: victim });
    return app.fetch(path, { method: "POST", body });
  };
  const link = "https://wygrana.test/x";
  const withdrawal = { name: link, orderNumber: link, items: `Odbierz na ${link}` };
  await post("/odstapienie", { ...withdrawal, step: "confirm", key: "0123456789abcdef" });
  const lure = { name: link, address: link, city: "wygrana.test", message: `Odbierz na ${link}` };
  await post(orderPath, orderForm(app, lure));
  const toVictim = readStored(app.folder).mails.filter(({ to }) => String(to).includes(victim));
  expect(toVictim).toHaveLength(2);
  for (const { subject, text } of toVictim)
    expect(`${subject} ${text}`).not.toMatch(/wygrana\.test|:\/\/wygrana/i);
});
