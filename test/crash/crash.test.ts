import { expect, it, onTestFinished } from "vitest";
import { openSmtp } from "../../server/email/transport/smtp.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { openEmailWorker } from "../email-worker.ts";
import { sampleEnvelope, sampleRequest } from "../fixtures.ts";
import { createDatabase, openTemporaryStore } from "../temporary-store.ts";
import { startOrderProcess } from "./order-taker.ts";

it("keeps an accepted order and its mails when it is killed at that moment", async () => {
  const database = await createDatabase();
  const keys = ["first-attempt-of-anna", "second-attempt-of-anna"];
  const taker = startOrderProcess(database, keys);
  const number = await taker.nextAccepted();
  await taker.kill();

  const { store } = await openTemporaryStore(database);
  const order = await store.orders.findByKey(keys[0]!);
  expect(order?.number).toBe(number);
  expect(order?.total).toBe(sampleRequest().shownTotal);

  const smtp = await openFakeSmtp();
  const client = openSmtp(smtp.url, sampleEnvelope);
  onTestFinished(async () => {
    client.close();
    await smtp.close();
  });
  await openEmailWorker({ store, deliver: client.deliver }).runDueJobs();
  const subjects = smtp.mails.map((mail) => mail.subject);
  expect(subjects).toContain(`Nowe zamówienie ze strony – ${number}`);
  expect(subjects).toContain(`Potwierdzenie zamówienia ${number} – Latawiec`);
});

it("creates one order of a key that two processes get at the same time", async () => {
  const database = await createDatabase();
  const keys = Array.from({ length: 20 }, (_, index) => `attempt-number-${index}-of-anna`);
  const takers = [startOrderProcess(database, keys), startOrderProcess(database, keys)];
  const numbers = await Promise.all(
    takers.map(async ({ nextAccepted }) => {
      const accepted: string[] = [];
      while (accepted.length < keys.length) accepted.push(await nextAccepted());
      return accepted;
    }),
  );
  expect(numbers[0]).toEqual(numbers[1]);
  expect(new Set(numbers[0]).size).toBe(keys.length);
  const { db } = await openTemporaryStore(database);
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(keys.length);
  expect(await db.selectFrom("emails").select("id").execute()).toHaveLength(2 * keys.length);
});
