import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askEarly, fetchPage } from "./early-answers.ts";

/** A shop that counts what it is asked for; `/zepsute` fails. */
const asked: string[] = [];
const shop = createServer((request, response) => {
  asked.push(request.url!);
  response.statusCode = request.url === "/zepsute" ? 503 : 200;
  response.end(`${asked.length}`);
});
let origin = "";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  asked.length = 0;
  await once(shop.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.useRealTimers();
  shop.closeAllConnections();
  shop.close();
  await once(shop, "close");
});

const open = async (path: string, init?: RequestInit) =>
  (await fetchPage(new Request(origin + path, init))).text();

it("gives what was asked early, once", async () => {
  expect(askEarly(`${origin}/gry`)).toBe(true);
  expect(askEarly(`${origin}/gry`)).toBe(false);
  expect(await open("/gry")).toBe("1");
  expect(await open("/gry")).toBe("2");
});

it("asks anew after half a minute", async () => {
  askEarly(`${origin}/gry`);
  await expect.poll(() => asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 30_001);
  expect(await open("/gry")).toBe("2");
});

it("asks anew when the early answer was a failure", async () => {
  askEarly(`${origin}/zepsute`);
  await open("/zepsute");
  expect(asked).toEqual(["/zepsute", "/zepsute"]);
});

it("keeps four answers and gives up the oldest", async () => {
  for (const path of ["/1", "/2", "/3", "/4", "/5"]) askEarly(origin + path);
  await expect.poll(() => asked).toContain("/5");
  await open("/1");
  expect(asked.filter((path) => path === "/5")).toHaveLength(1);
  const before = asked.length;
  await open("/2");
  expect(asked).toHaveLength(before);
});

it("never gives an early answer to a form", async () => {
  askEarly(`${origin}/gry`);
  await expect.poll(() => asked).toHaveLength(1);
  expect(await open("/gry", { method: "POST", body: "x" })).toBe("2");
});
