import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

const get = { method: "GET" };
const post = { method: "POST" };

it("starts one render in each turn of the event loop, forms first", async () => {
  const { waitForTurn } = createRenderQueue();
  const started: string[] = [];
  const request = async (name: string, what: { method: string }) => {
    await waitForTurn(what);
    started.push(name);
  };
  const all = [request("a", get), request("b", get), request("order", post), request("c", get)];
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

it("starts again after it was empty", async () => {
  const { waitForTurn } = createRenderQueue();
  await waitForTurn(get);
  await nextTurn();
  await nextTurn();
  await expect(waitForTurn(get)).resolves.toBeUndefined();
});
