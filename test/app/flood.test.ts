import { expect, it, onTestFinished } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { floodLimits, limits } from "../../server/web/rate-limit/limits.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { messageForm, orderForm, orderPath, readStored } from "./forms.ts";

const processes = 2;
const robot = "203.0.113.66";
const otherClient = "203.0.113.67";

it("a hundred forms from one address are stopped, and its users can still read and write elsewhere", async () => {
  const shop = await startShop({ WORKERS: String(processes), TRUST_PROXY: "1" });
  onTestFinished(shop.close);
  const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  const order = orderForm({ shop: { catalogue: demoCatalogue } });
  const from = (address: string, path: string, fields?: Record<string, string>) =>
    fetch(shop.origin + path, {
      headers: { "X-Forwarded-For": `10.0.0.1, ${address}` },
      ...(fields && { method: "POST", body: new URLSearchParams({ ...fields, stamp: timestamp }) }),
    });

  const startedAt = Date.now();
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      from(robot, orderPath, { ...order, key: `attempt-number-${n}-of-a-robot` }),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 200).length;
  // Sends enough requests for a machine so slow that the budget refills meanwhile.
  const { burst, intervalMs } = limits.order;
  const refilled = Math.floor((Date.now() - startedAt) / intervalMs);
  expect(accepted).toBeGreaterThanOrEqual(burst);
  expect(accepted).toBeLessThanOrEqual(burst + refilled);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - accepted);
  expect(readStored(shop.folder).orders).toHaveLength(accepted);
  for (const { status, headers } of responses) {
    if (status === 429) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }

  for (const path of ["/", "/kategoria/gry", "/produkt/1102", "/kontakt", "/favicon.svg"]) {
    expect([path, (await from(robot, path)).status]).toEqual([path, 200]);
  }
  expect(
    (await from(otherClient, orderPath, { ...order, key: "the-neighbour-orders" })).status,
  ).toBe(200);

  // Beyond this burst, forms are rejected before they are read.
  const floodWith = (path: string) =>
    Promise.all(
      Array.from({ length: processes * floodLimits.form.burst }, () =>
        from(robot, path, messageForm()),
      ),
    );
  await floodWith("/functions/v1/send-contact-email");
  const flood = await floodWith("/kontakt");
  const unread = flood.filter(({ headers }) => /json/.test(headers.get("Content-Type")!));
  expect(unread.length).toBeGreaterThan(0);
  for (const { status } of unread) expect(status).toBe(429);
  expect(await unread[0]!.json()).toEqual({ error: expect.stringMatching(/za minutę\.$/) });

  // A mobile network shares one address: its other customers can still order.
  const functionResponses = await Promise.all(
    Array.from({ length: 4 * processes }, () =>
      fetch(`${shop.origin}/functions/v1/get-baselinker-products`, {
        method: "POST",
        headers: { "X-Forwarded-For": robot },
      }),
    ),
  );
  expect(new Set(functionResponses.map(({ status }) => status))).toEqual(new Set([200]));
  const ordering = await from(robot, orderPath, { ...order, key: "another-customer-orders" });
  expect(ordering.headers.get("Content-Type")).toContain("text/html");

  await shop.close();
  expect(shop.log()).toMatch(/"rejected":\{[^}]*"limit: order":\d+/);
  expect(shop.log()).not.toContain(robot);
});
