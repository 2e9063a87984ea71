import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { parsePayuNotification } from "../../../server/payu/notification.ts";
import { verifyPayuSignature } from "../../../server/payu/signature.ts";
import { attemptPauses } from "./notifications.ts";
import { openFakePayu } from "./payu.ts";

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Receives notifications like the shop; `answer` is its HTTP status. */
async function openShop() {
  const received: { signature: string; body: Buffer }[] = [];
  const shop = { answer: 200, received, url: "" };
  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(req));
    received.push({ signature: String(req.headers["openpayu-signature"]), body });
    res.writeHead(shop.answer).end();
  };
  const server = createServer((req, res) => void receive(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/platnosci/payu`;
  return shop;
}

async function openAll(options: { automatic?: boolean } = {}) {
  const shop = await openShop();
  const now = options.automatic ? Date.now : () => 1_800_000_000_000;
  const fake = await openFakePayu({ now, ...options });
  onTestFinished(fake.close);
  const statuses = () =>
    shop.received.map(({ body }) => {
      const notification = parsePayuNotification(body)!;
      return notification.kind === "order" ? notification.status : `refund ${notification.status}`;
    });
  return { fake, shop, statuses, ...connect(fake, shop) };
}

type Fake = Awaited<ReturnType<typeof openFakePayu>>;

function connect(fake: Fake, shop: Awaited<ReturnType<typeof openShop>>) {
  const request = {
    extOrderId: "L-1-1",
    merchantPosId: fake.posId,
    description: "Zamówienie <L-1>",
    currencyCode: "PLN",
    totalAmount: "2500",
    customerIp: "203.0.113.7",
    notifyUrl: shop.url,
    continueUrl: "https://sklep.example/potwierdzenie-platnosci?zamowienie=7",
    products: [{ name: "Miś", unitPrice: "1250", quantity: "2" }],
  };
  const fetchToken = async (headers: HeadersInit, changes: object = {}) => {
    const { clientId: client_id, clientSecret: client_secret } = fake;
    const fields = { grant_type: "client_credentials", client_id, client_secret, ...changes };
    const body = new URLSearchParams(fields).toString();
    const url = `${fake.url}/pl/standard/user/oauth/authorize`;
    return fetch(url, { method: "POST", headers, body });
  };
  const create = async (changes: object = {}, headers: Record<string, string> = json) => {
    const { access_token } = (await (await fetchToken(form)).json()) as { access_token: string };
    const response = await fetch(`${fake.url}/api/v2_1/orders`, {
      method: "POST",
      headers: { ...headers, Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ ...request, ...changes }),
      redirect: "manual",
    });
    return { response, body: (await response.json()) as Record<string, string> };
  };
  return { request, fetchToken, create };
}

describe("the fake's tokens", () => {
  it("need a form and the right secret", async () => {
    const { fetchToken } = await openAll();
    expect((await fetchToken(json)).status).toBe(401);
    expect((await fetchToken(form, { client_secret: "no" })).status).toBe(401);
    expect((await fetchToken(form, { grant_type: "password" })).status).toBe(400);
    const reply = await fetchToken(form);
    expect(await reply.json()).toMatchObject({ token_type: "bearer", expires_in: 43_199 });
  });
});

describe("an order", () => {
  it("is answered with 302, its page and a JSON body", async () => {
    const { create } = await openAll();
    const { response, body } = await create();
    expect(response.status).toBe(302);
    expect(body).toMatchObject({ extOrderId: "L-1-1", status: { statusCode: "SUCCESS" } });
    expect(response.headers.get("Location")).toBe(body.redirectUri);
    expect(response.headers.get("Correlation-Id")).toBeTruthy();
  });

  it.each([
    [{ continueUrl: "/potwierdzenie-platnosci" }, 400, "ERROR_VALUE_INVALID"],
    [{ continueUrl: `https://a.example/${"x".repeat(1024)}` }, 400, "ERROR_VALUE_INVALID"],
    [{ customerIp: "0.0.0.0" }, 400, "ERROR_VALUE_INVALID"],
    [{ customerIp: "unknown" }, 400, "ERROR_VALUE_INVALID"],
    [{ customerIp: undefined }, 400, "ERROR_VALUE_MISSING"],
    [{ totalAmount: "25.00" }, 400, "ERROR_VALUE_INVALID"],
    [{ totalAmount: 2500 }, 400, "ERROR_VALUE_MISSING"],
    [{ products: [] }, 400, "ERROR_VALUE_MISSING"],
    [{ products: [{ name: "a", unitPrice: 5, quantity: "1" }] }, 400, "ERROR_VALUE_INVALID"],
    [{ currencyCode: "EUR" }, 400, "ERROR_INCONSISTENT_CURRENCIES"],
    [{ merchantPosId: "999" }, 403, "ERROR_VALUE_INVALID"],
    [
      { payMethods: { payMethod: { type: "BLIK_AUTHORIZATION_CODE", value: "77712" } } },
      400,
      "ERROR_VALUE_INVALID",
    ],
  ])("with %j is answered with %i %s", async (changes, http, statusCode) => {
    const { create, fake } = await openAll();
    const { response, body } = await create(changes);
    expect({ http: response.status, status: body.status }).toMatchObject({
      http,
      status: { statusCode, severity: "ERROR" },
    });
    expect(fake.account.orders.size).toBe(0);
  });

  it("has to be JSON", async () => {
    const { create } = await openAll();
    const { body } = await create({}, { "Content-Type": "text/plain" });
    expect(body.status).toMatchObject({ statusCode: "ERROR_SYNTAX" });
  });

  it("whose products do not add up is reported", async () => {
    const { create, fake } = await openAll();
    await create({ totalAmount: "2499" });
    expect(fake.account.wrongSums).toEqual(["L-1-1"]);
  });

  it("is unique by its extOrderId", async () => {
    const { create, fake } = await openAll();
    const { body } = await create();
    const again = await create();
    expect(again.response.status).toBe(400);
    expect(again.body).toMatchObject({
      orderId: body.orderId,
      status: { statusCode: "ERROR_ORDER_NOT_UNIQUE" },
    });
    fake.duplicateNamesOrder = false;
    expect((await create()).body.orderId).toBeUndefined();
  });

  it("paid with a BLIK code that nobody confirms is cancelled after two minutes", async () => {
    const { create, fake, statuses } = await openAll();
    const payMethod = { type: "BLIK_AUTHORIZATION_CODE", value: "123456" };
    const { response } = await create({ payMethods: { payMethod } });
    expect(response.status).toBe(201);
    await fake.advance(119_999);
    expect(statuses()).toEqual(["PENDING"]);
    await fake.advance(1);
    expect(statuses()).toEqual(["PENDING", "CANCELED"]);
    expect(fake.pay("L-1-1")).toBe(false);
  });
});

describe("the payment page", () => {
  async function openPage() {
    const all = await openAll();
    const { body } = await all.create();
    const url = new URL(body.redirectUri!);
    const press = async (action: string) => {
      const fields = new URLSearchParams([...url.searchParams, ["action", action]]);
      const target = `${url.origin}/pay/`;
      return fetch(target, { method: "POST", body: fields, redirect: "manual" });
    };
    return { ...all, url, press };
  }

  it("shows the order and its three ways out", async () => {
    const { url } = await openPage();
    const page = await (await fetch(url)).text();
    for (const text of ["Zapłać", "Odmów", "Wyjdź", "25,00 zł", "Zamówienie &#60;L-1&#62;"]) {
      expect(page).toContain(text);
    }
  });

  it("has an icon for browsers that ask for one, which is no call", async () => {
    const { url, fake } = await openPage();
    const calls = fake.journal.length;
    expect((await fetch(`${url.origin}/favicon.ico`)).ok).toBe(true);
    expect(fake.journal).toHaveLength(calls);
  });

  it("needs the order's token", async () => {
    const { url } = await openPage();
    url.searchParams.set("token", "other");
    expect((await fetch(url)).status).toBe(404);
  });

  it.each([
    ["pay", "COMPLETED", "", ["PENDING", "COMPLETED"], 2500],
    ["refuse", "CANCELED", "&error=501", ["PENDING", "CANCELED"], 0],
    ["leave", "NEW", "", [], 0],
  ])("sends the buyer back after %s", async (action, status, error, notified, paid) => {
    const { fake, press, request, statuses } = await openPage();
    const response = await press(action);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${request.continueUrl}${error}`);
    expect(statuses()).toEqual([]);
    await fake.deliverDue();
    expect(statuses()).toEqual(notified);
    const sums = { total: 2500, refunded: 0, refunding: 0 };
    expect(fake.account.balances()).toEqual({ "L-1-1": { status, paid, ...sums } });
  });

  it("may let the buyer try again after a refusal", async () => {
    const { fake, press, statuses } = await openPage();
    fake.statusAfterRefusal = "PENDING";
    await press("refuse");
    await press("pay");
    await fake.deliverDue();
    expect(statuses()).toEqual(["PENDING", "PENDING", "COMPLETED"]);
  });

  it("takes no second payment", async () => {
    const { fake, press } = await openPage();
    await press("pay");
    await press("pay");
    await press("refuse");
    expect(fake.account.balances()).toMatchObject({ "L-1-1": { status: "COMPLETED", paid: 2500 } });
  });
});

describe("a notification", () => {
  it.each(["MD5", "SHA-256"] as const)("is signed with %s", async (algorithm) => {
    const { fake, shop, create } = await openAll();
    fake.notifications.faults.algorithm = algorithm;
    await create();
    fake.pay("L-1-1");
    await fake.deliverDue();
    const { signature, body } = shop.received[1]!;
    expect(signature).toContain(`algorithm=${algorithm};`);
    expect(verifyPayuSignature(signature, body, fake.secondKey)).toBe(true);
    expect(parsePayuNotification(body)).toMatchObject({
      kind: "order",
      extOrderId: "L-1-1",
      merchantPosId: fake.posId,
      totalAmount: 2500,
      paymentId: "1514000001",
    });
  });

  it("may be late, come twice, or in the wrong order", async () => {
    const { fake, create, statuses } = await openAll();
    Object.assign(fake.notifications.faults, { delayMs: 5000, copies: 2, reordered: true });
    await create();
    fake.pay("L-1-1");
    await fake.advance(4999);
    expect(statuses()).toEqual([]);
    await fake.advance(1);
    expect(statuses()).toEqual(["COMPLETED", "COMPLETED", "PENDING", "PENDING"]);
    expect(fake.account.balances()).toMatchObject({ "L-1-1": { status: "COMPLETED" } });
  });

  it("may never come", async () => {
    const { fake, create, statuses } = await openAll();
    fake.notifications.faults.delayMs = Infinity;
    await create();
    fake.pay("L-1-1");
    await fake.advance(72 * 3_600_000);
    expect(statuses()).toEqual([]);
  });

  it("may be forged, or have a wrong amount under a right signature", async () => {
    const { fake, shop, create } = await openAll();
    await create();
    fake.notifications.faults.forged = true;
    fake.notify("L-1-1", "COMPLETED");
    Object.assign(fake.notifications.faults, { forged: false, amountOffset: -2499 });
    fake.notify("L-1-1", "COMPLETED");
    await fake.deliverDue();
    const valid = shop.received.map(({ signature, body }) =>
      verifyPayuSignature(signature, body, fake.secondKey),
    );
    expect(valid).toEqual([false, true]);
    expect(parsePayuNotification(shop.received[1]!.body)).toMatchObject({ totalAmount: 1 });
    expect(fake.order("L-1-1").status).toBe("NEW");
  });

  it("is repeated on PayU's schedule until the shop answers 200", async () => {
    const { fake, shop, create } = await openAll();
    shop.answer = 503;
    await create();
    fake.notify("L-1-1", "COMPLETED");
    await fake.advance(2 * 60_000 + 60_000);
    const start = fake.notifications.deliveries[0]!.at;
    const minutes = fake.notifications.deliveries.map(({ at }) => (at - start) / 60_000);
    expect(minutes).toEqual([0, 1, 3]);
    shop.answer = 200;
    await fake.advance(12 * 3_600_000);
    expect(fake.notifications.deliveries.map(({ http }) => http)).toEqual([503, 503, 503, 200]);
  });

  it("is given up after twenty attempts", async () => {
    const { fake, shop, create } = await openAll();
    shop.answer = 500;
    await create({ validityTime: "999999999" });
    fake.notify("L-1-1", "COMPLETED");
    await fake.advance(attemptPauses.reduce((sum, pause) => sum + pause));
    expect(shop.received).toHaveLength(20);
    await fake.advance(72 * 3_600_000);
    expect(shop.received).toHaveLength(20);
  });

  it("of a refund has the documented shape", async () => {
    const { fake, shop, create } = await openAll();
    await create();
    fake.pay("L-1-1");
    const order = fake.order("L-1-1");
    order.refunds.push({
      refundId: "5000000108",
      extRefundId: "L-1-R1",
      amount: 500,
      description: "Zwrot",
      status: "PENDING",
      createdAt: 0,
      statusAt: 0,
    });
    fake.settleRefund("5000000108", "FINALIZED");
    await fake.deliverDue();
    expect(parsePayuNotification(shop.received.at(-1)!.body)).toEqual({
      kind: "refund",
      orderId: order.orderId,
      extOrderId: "L-1-1",
      refundId: "5000000108",
      extRefundId: "L-1-R1",
      amount: 500,
      currencyCode: "PLN",
      status: "FINALIZED",
    });
    expect(() => fake.settleRefund("5000000108", "CANCELED")).toThrow("no pending refund");
  });

  it("comes by itself in real time when asked", async () => {
    const { fake, create, statuses } = await openAll({ automatic: true });
    await create();
    fake.pay("L-1-1");
    await expect.poll(statuses).toEqual(["PENDING", "COMPLETED"]);
  });
});
