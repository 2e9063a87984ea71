import fc from "fast-check";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderForm, orderPath } from "./forms.ts";
import { openFakePayu, type FakePayu } from "../fakes/payu/payu.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

const path = "/platnosci/payu";

let fake: FakePayu;
let app: TestApp;
beforeAll(async () => {
  fake = await openFakePayu();
  app = await openTestApp({}, payuSettings(fake));
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

function payuSettings({ posId, clientId, clientSecret, secondKey, url }: FakePayu) {
  return {
    PAYU_POS_ID: posId,
    PAYU_CLIENT_ID: clientId,
    PAYU_CLIENT_SECRET: clientSecret,
    PAYU_SECOND_KEY: secondKey,
    PAYU_URL: url,
  };
}

const send = (body: string | Uint8Array<ArrayBuffer>, signature?: string) =>
  app.fetch(path, {
    method: "POST",
    body,
    headers: signature === undefined ? {} : { "OpenPayu-Signature": signature },
  });

const sign = (body: string | Uint8Array, key = fake.secondKey, algorithm = "MD5") => {
  const hash = createHash(algorithm.replace("-", "").toLowerCase());
  const signature = hash.update(body).update(key).digest("hex");
  return `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
};

const notification = (order: object = {}) =>
  JSON.stringify({
    order: {
      orderId: "WZHF5FFDRJ140731GUEST000P01",
      extOrderId: "L-1042-1",
      merchantPosId: fake.posId,
      currencyCode: "PLN",
      totalAmount: "14199",
      status: "COMPLETED",
      ...order,
    },
  });

describe("PayU's notifications", () => {
  it("do not exist without PayU's settings", async () => {
    const without = await openTestApp();
    const body = notification();
    const headers = { "OpenPayu-Signature": sign(body) };
    expect((await without.fetch(path, { method: "POST", body, headers })).status).toBe(404);
    await without.close();
  });

  it("are taken by POST alone, without an Origin, signed by any allowed algorithm", async () => {
    expect((await app.fetch(path)).status).toBe(405);
    for (const algorithm of ["MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512"]) {
      const body = notification({ status: "PENDING" });
      expect((await send(body, sign(body, fake.secondKey, algorithm))).status).toBe(200);
    }
    const body = notification();
    expect((await send(body, sign(body).replace("MD5", "SHA-3"))).status).toBe(400);
    expect((await send(body)).status).toBe(400);
    expect((await send(`${body} `, sign(body))).status).toBe(400);
  });

  it("that are fuzzed or forged change nothing and never fail, ten thousand of them", async () => {
    const payable = await placeOnlineOrder();
    const before = await dump(payable.id);
    const statuses = new Map<number, number>();
    for (const { body, signature } of fc.sample(attacks(payable.number), 10_000)) {
      const { status } = await send(body, signature);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(await dump(payable.id)).toEqual(before);
    expect([...statuses.keys()].filter((status) => ![200, 400].includes(status))).toEqual([]);
    // The sample reaches the parser, not only the signature.
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(statuses.get(400)).toBeGreaterThan(5000);
  });

  it("that are rightly signed count as nothing where anything cannot be compared", async () => {
    const { id, number } = await placeOnlineOrder();
    const before = await dump(id);
    const right = fake.account.findByExtOrderId(`${number}-1`)!;
    const { orderId, request } = right;
    const { merchantPosId, currencyCode, totalAmount } = request;
    const compared = { merchantPosId, currencyCode, totalAmount };
    const attempt = { orderId, extOrderId: `${number}-1` };
    for (const changes of fc.sample(incomparable(compared), 1000)) {
      const body = notification({ ...attempt, ...compared, ...changes });
      expect([200, 400]).toContain((await send(body, sign(body))).status);
      expect([changes, await dump(id)]).toEqual([changes, before]);
    }
    const body = notification({ ...attempt, ...compared });
    expect((await send(body, sign(body))).status).toBe(200);
    expect(await dump(id)).not.toEqual(before);
  });
});

/** Places an order and starts an attempt to pay it. */
async function placeOnlineOrder() {
  const body = new URLSearchParams({
    ...orderForm(app, { payment: "payu" }),
    stamp: app.stamp(),
  });
  const placed = await app.fetch(orderPath, { method: "POST", body });
  const id = placed.headers.get("Location")!.split("/").at(-1)!;
  const started = await app.shop.payments!.start({ orderId: id, clientIp: null });
  expect(started.kind).toBe("redirect");
  return { id, number: (await app.shop.orderStatus(id))!.number };
}

const dump = async (id: string) => ({
  status: await app.shop.orderStatus(id),
  balances: fake.account.balances(),
});

/** Replaces one of the compared values by another one, another type or nothing. */
function incomparable(compared: Record<string, string>) {
  return fc.constantFrom(...Object.entries(compared)).chain(([name, right]) => {
    const wrapped = [[right], { value: right }, { [right]: right }, ` ${right}`, `${right}.0`];
    const value = fc.oneof(
      fc.constantFrom(undefined, null, {}, [], "", true, 0, -1, ...wrapped),
      fc.jsonValue().filter((each) => each !== right && each !== Number(right)),
    );
    return value.map((each) => ({ [name]: each }));
  });
}

/** Notifications that nobody but an attacker sends; the key is known for none of the harmful ones. */
function attacks(orderNumber: string) {
  const reference = `${orderNumber}-1`;
  const fields = fc.record(
    {
      orderId: fc.oneof(fc.constant("WZHF5FFDRJ000001GUEST000P01"), fc.string()),
      extOrderId: fc.oneof(fc.constant(reference), fc.string(), fc.constant("L-1042-1")),
      merchantPosId: fc.oneof(fc.constant(fake.posId), fc.string(), fc.integer()),
      currencyCode: fc.constantFrom("PLN", "EUR", ""),
      totalAmount: fc.oneof(fc.string(), fc.integer().map(String), fc.double()),
      status: fc.constantFrom("COMPLETED", "PENDING", "CANCELED", "NEW", "", "__proto__"),
    },
    { requiredKeys: [] },
  );
  const json = fc.oneof(
    fields.map((order) => JSON.stringify({ order })),
    fc.json(),
    fc.string(),
    fc.record({ orderId: fc.string(), refund: fc.object() }).map((each) => JSON.stringify(each)),
  );
  const headers = fc.oneof(
    fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll(/[^ -~]/g, "")),
    fc.constantFrom("", "signature=;algorithm=MD5", "signature=00;algorithm=none"),
    fc.stringMatching(/^[\da-f]{32}$/).map((hex) => `signature=${hex};algorithm=MD5`),
  );
  const forged = fc.tuple(json, headers).map(([body, signature]) => ({ body, signature }));
  const wrongKey = json.map((body) => ({ body, signature: sign(body, "guessed") }));
  // Rightly signed, but not about an attempt of this shop.
  const foreign = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom("PENDING", "CANCELED", "NEW"))
    .map(([number, status]) => notification({ extOrderId: `X-${number}-1`, status }))
    .map((body) => ({ body, signature: sign(body) }));
  const broken = fc.json().map((body) => ({ body, signature: sign(body) }));
  return fc.oneof(
    { arbitrary: forged, weight: 4 },
    { arbitrary: wrongKey, weight: 4 },
    { arbitrary: foreign, weight: 1 },
    { arbitrary: broken, weight: 1 },
  );
}
