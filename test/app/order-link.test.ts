import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { orderForm, orderPath, person, submit } from "./forms.ts";

let app: TestApp;
let number: string;
beforeAll(async () => {
  app = await openTestApp();
  const { text } = await submit(app, orderPath, orderForm(app));
  number = /L-\d+/.exec(text)![0];
});
afterAll(() => app.close());

const ask = (fields: Record<string, string>) => submit(app, "/status", fields);

async function countMails(): Promise<number> {
  await app.shop.worker.runDueJobs();
  const files = await readdir(`${app.folder}/mail`);
  return files.filter((name) => name.includes("order-link")).length;
}

it("names missing fields and keeps the others", async () => {
  const page = await ask({ number: "mój miś", email: person.email! });
  expect([page.status, page.fieldError("number")]).toEqual([
    400,
    "Podaj numer zamówienia, np. L-1042.",
  ]);
  expect(page.fieldValue("email")).toBe(person.email);
});

it("mails an order's link to its own address, once an hour, and always says the same", async () => {
  const main = async (fields: Record<string, string>) =>
    /<main[\s\S]*<\/main>/.exec((await ask(fields)).html)![0];
  const stranger = await main({ number, email: "obcy@example.com" });
  const unknown = await main({ number: "L-999999", email: person.email! });
  expect(await countMails()).toBe(0);
  const known = await main({ number: number.slice(2), email: person.email!.toUpperCase() });
  expect(await countMails()).toBe(1);
  expect(stranger).toContain("Sprawdź skrzynkę");
  expect([unknown, known]).toEqual([stranger, stranger]);
  expect(await main({ number, email: person.email! })).toBe(stranger);
  expect(await countMails()).toBe(1);
});

it("is offered in the footer", async () => {
  expect(await (await app.fetch("/regulamin")).text()).toMatch(
    /<footer[\s\S]*href="\/status"[^>]*>Status zamówienia/,
  );
});
