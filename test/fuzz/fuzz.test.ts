import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readStored } from "../app/forms.ts";
import { startShop } from "../start-shop.ts";
import { attack, openConnections } from "./attack.ts";
import { startVisitor } from "./visitor.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** The long run is `npm run test:abuse`. */
describe("a shop under attack", () => {
  it(`stays open, reveals nothing and keeps selling (SEED=${seed})`, async () => {
    const visitor = await startVisitor(shop);
    const lines = await openConnections(
      shop.origin,
      300,
      "127.0.0.3",
      () => "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a",
    );
    const outcome = await attack(shop.origin, { seed, count: 600, atOnce: 20 });
    for (const line of lines) line.destroy();
    const { accepted, refused } = await visitor.stop();
    expect(outcome.faults).toEqual([]);
    expect(outcome.statuses.get(400)).toBeGreaterThan(30);
    expect(outcome.statuses.size).toBeGreaterThan(6);
    expect(refused).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
    expect(readStored(shop.folder).orders).toHaveLength(accepted);
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
    expect(shop.log()).not.toMatch(/"level":(50|60)/);
  });
});
