import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

it("starts one render in each turn of the event loop, orders first", async () => {
  const { waitForTurn } = createRenderQueue();
  const started: string[] = [];
  const request = async (name: string, goesFirst?: true) => {
    await waitForTurn(goesFirst);
    started.push(name);
  };
  const all = [request("a"), request("b"), request("order", true), request("c")];
  const seen: string[] = [];
  while (started.length < all.length) {
    await nextTurn();
    seen.push(started.join(" "));
  }
  expect([...new Set(seen)].filter(Boolean)).toEqual([
    "order",
    "order a",
    "order a b",
    "order a b c",
  ]);
});

it("lets the others have every second turn, however many orders come", async () => {
  const { waitForTurn } = createRenderQueue();
  const started: string[] = [];
  const request = async (name: string, goesFirst?: true) => {
    await waitForTurn(goesFirst);
    started.push(name);
  };
  const names = ["order", "order", "order", "a", "b"];
  await Promise.all(names.map((name) => request(name, name === "order" || undefined)));
  expect(started).toEqual(["order", "a", "order", "b", "order"]);
});

it("starts again after it was empty", async () => {
  const { waitForTurn } = createRenderQueue();
  await waitForTurn();
  await nextTurn();
  await nextTurn();
  await expect(waitForTurn()).resolves.toBeUndefined();
});
