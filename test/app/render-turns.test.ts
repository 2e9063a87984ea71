import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

const requests = 10;
const form = { method: "POST", body: new URLSearchParams({ name: "Ewa" }) };

async function countTurnsOf(path: string, init?: RequestInit): Promise<number> {
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: requests }, () => app.fetch(path, init)));
  isCounting = false;
  return turns;
}

it.each<[string, string, RequestInit?]>([
  ["a search", "/szukaj?fraza=gra"],
  ["a missing product", "/produkt/nie-ma"],
  ["a page for a navigation", "/_page/newsletter"],
  ["an order", "/zamowienie/nie-ma"],
  ["a search while typing", "/szukaj.json?q=gra"],
  ["the product function", "/functions/v1/get-baselinker-products", { method: "POST" }],
  ["a rejected form", "/kontakt", form],
])("%s has a turn of the event loop of its own", async (_, path, init) => {
  expect(await countTurnsOf(path, init)).toBeGreaterThanOrEqual(requests - 1);
});

it("probes wait for no turn", async () => {
  const pages = Array.from({ length: 50 }, () => app.fetch("/szukaj?fraza=gra"));
  expect(await countTurnsOf("/healthz")).toBeLessThan(requests);
  await Promise.all(pages);
});
