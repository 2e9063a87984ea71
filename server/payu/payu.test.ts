import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openFakePayu } from "../../test/fakes/payu/payu.ts";
import { visitorTimeoutMs } from "./call.ts";
import type { PayuFailure } from "./failure.ts";
import type { PaymentAttempt } from "./order-request.ts";
import { openPayu } from "./payu.ts";

const attempt: PaymentAttempt = {
  extOrderId: "L-1042-1",
  description: "Zamówienie L-1042",
  totalAmount: 14_199,
  products: [
    { name: "Klocki drewniane 120 el.", unitPrice: 6500, quantity: 2 },
    { name: "Dostawa: Paczkomat", unitPrice: 1199, quantity: 1 },
  ],
  customerIp: "2001:db8::7",
  buyer: { email: "jan@poczta.pl", phone: "+48600100200", firstName: "Jan", lastName: "Żuk" },
  notifyUrl: "https://sklep.example/platnosci/payu",
  continueUrl: "https://sklep.example/potwierdzenie-platnosci?zamowienie=L-1042",
};

async function openAll() {
  const clock = { at: Date.UTC(2026, 10, 20) };
  const fake = await openFakePayu({ now: () => clock.at });
  onTestFinished(fake.close);
  const open = (changes: Partial<Parameters<typeof openPayu>[0]> = {}) => {
    const { posId, clientId, clientSecret, url, schedule } = fake;
    return openPayu({ posId, clientId, clientSecret, url, fetch, now: schedule.now, ...changes });
  };
  return { fake, open, payu: open() };
}

const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call succeeded"),
    (error: PayuFailure) => error,
  );

describe("creating an order", () => {
  it("sends amounts as text and returns the page for the buyer instead of following to it", async () => {
    const { fake, payu } = await openAll();
    const { orderId, redirectUri } = await payu.createOrder(attempt);
    expect(redirectUri).toMatch(`${fake.url}/pay/?orderId=${orderId}&token=`);
    const [call] = fake.calls("createOrder");
    expect(JSON.parse(call!.body)).toEqual({
      merchantPosId: "123456",
      extOrderId: "L-1042-1",
      description: "Zamówienie L-1042",
      currencyCode: "PLN",
      totalAmount: "14199",
      products: [
        { name: "Klocki drewniane 120 el.", unitPrice: "6500", quantity: "2" },
        { name: "Dostawa: Paczkomat", unitPrice: "1199", quantity: "1" },
      ],
      customerIp: "2001:db8::7",
      buyer: { ...attempt.buyer, language: "pl" },
      notifyUrl: attempt.notifyUrl,
      continueUrl: attempt.continueUrl,
    });
    expect(fake.account.wrongSums).toEqual([]);
  });

  it("lets the order expire when asked", async () => {
    const { fake, payu } = await openAll();
    const { orderId } = await payu.createOrder({ ...attempt, validitySeconds: 900 });
    await fake.advance(899_999);
    expect(await payu.findOrder(orderId)).toMatchObject({ status: "NEW" });
    await fake.advance(1);
    expect(await payu.findOrder(orderId)).toMatchObject({ status: "CANCELED" });
  });

  it.each([
    ["777123", "COMPLETED"],
    ["500500", "CANCELED"],
    ["123456", "PENDING"],
  ])("with the BLIK code %s needs no page and ends as %s", async (blikCode, status) => {
    const { fake, payu } = await openAll();
    const created = await payu.createOrder({ ...attempt, blikCode });
    expect(created).toEqual({ orderId: fake.order("L-1042-1").orderId });
    expect(await payu.findOrder(created.orderId)).toMatchObject({ status });
    expect(fake.order("L-1042-1").request.payMethods).toEqual({
      payMethod: { type: "BLIK_AUTHORIZATION_CODE", value: blikCode },
    });
  });

  it("is refused with an expired BLIK code, and may be tried again", async () => {
    const { fake, payu } = await openAll();
    const failure = await failed(payu.createOrder({ ...attempt, blikCode: "700701" }));
    expect(failure).toMatchObject({ kind: "refused", statusCode: "BUSINESS_ERROR" });
    expect(fake.account.orders.size).toBe(0);
    expect(failure.message).not.toContain("700701");
  });

  it("finds the order of an earlier try whose reply was lost", async () => {
    const { fake, payu } = await openAll();
    fake.failWith("lost", "createOrder");
    expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind: "transport" });
    fake.failWith(undefined);
    const { orderId } = fake.order("L-1042-1");
    expect(await payu.createOrder(attempt)).toEqual({ orderId, existed: true });
    expect(fake.account.orders.size).toBe(1);
  });

  it("fails as a duplicate if PayU does not name the order that exists", async () => {
    const { fake, payu } = await openAll();
    fake.duplicateNamesOrder = false;
    await payu.createOrder(attempt);
    expect(await failed(payu.createOrder(attempt))).toMatchObject({
      kind: "duplicate",
      message: "createOrder: HTTP 400 ERROR_ORDER_NOT_UNIQUE",
    });
  });

  it.each(["WARNING_CONTINUE_REDIRECT", "WARNING_CONTINUE_3DS", "WARNING_CONTINUE_CVV"])(
    "succeeds with %s",
    async (statusCode) => {
      const { fake, payu } = await openAll();
      const body = { status: { statusCode }, orderId: "A1", redirectUri: "https://payu.example/p" };
      fake.failWith({ http: 201, body }, "createOrder");
      expect(await payu.createOrder(attempt)).toEqual({
        orderId: "A1",
        redirectUri: "https://payu.example/p",
      });
    },
  );

  it.each([
    ["no order", {}],
    ["an unknown status", { status: { statusCode: "MAYBE" }, orderId: "A1" }],
    ["a script to go to", { orderId: "A1", redirectUri: "javascript:alert(1)" }],
    ["an id that is a path", { orderId: "../A1" }],
  ])("has an unknown outcome after a reply with %s", async (_name, body) => {
    const { fake, payu } = await openAll();
    const reply = { status: { statusCode: "SUCCESS" }, ...body };
    fake.failWith({ http: 302, body: reply }, "createOrder");
    expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind: "transport" });
  });
});

describe("an error of the API", () => {
  it.each([
    [400, "ERROR_SYNTAX", "refused"],
    [400, "ERROR_VALUE_INVALID", "refused"],
    [400, "ERROR_VALUE_MISSING", "refused"],
    [400, "ERROR_INCONSISTENT_CURRENCIES", "refused"],
    [400, "ERROR_ORDER_NOT_UNIQUE", "duplicate"],
    [400, "BUSINESS_ERROR", "refused"],
    [500, "BUSINESS_ERROR", "refused"],
    [401, "UNAUTHORIZED", "settings"],
    [403, "UNAUTHORIZED_REQUEST", "settings"],
    [403, "ERROR_VALUE_INVALID", "settings"],
    [404, "DATA_NOT_FOUND", "refused"],
    [408, "TIMEOUT", "transport"],
    [429, "TOO_MANY_REQUESTS", "transport"],
    [500, "ERROR_INTERNAL", "transport"],
    [500, "GENERAL_ERROR", "transport"],
    [503, "SERVICE_NOT_AVAILABLE", "transport"],
  ])("HTTP %i %s is classified as %s", async (http, statusCode, kind) => {
    const { fake, payu } = await openAll();
    fake.failWith({ http, statusCode }, "createOrder");
    const failure = await failed(payu.createOrder(attempt));
    expect(failure).toMatchObject({ kind, statusCode });
    expect(failure.message).toBe(`createOrder: HTTP ${http} ${statusCode}`);
    expect(failure.correlationId).toBe(fake.calls("createOrder").at(-1)?.correlationId);
  });

  it("403 access_denied, which has no status, is one of the settings", async () => {
    const { fake, payu } = await openAll();
    fake.failWith({ http: 403, body: { error: "access_denied" } }, "refund");
    const failure = await failed(payu.refund({ orderId: "A", extRefundId: "R", description: "z" }));
    expect(failure).toMatchObject({ kind: "settings", message: "refund: HTTP 403" });
  });

  it("400 that does not come from PayU leaves the outcome unknown", async () => {
    const { fake, payu } = await openAll();
    fake.failWith({ http: 400, body: { message: "Bad Request" } }, "createOrder");
    expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind: "transport" });
  });

  it.each(["drop", "lost", "html502", "truncated", "empty"] as const)(
    "%s leaves the outcome unknown",
    async (fault) => {
      const { fake, payu } = await openAll();
      fake.failWith(fault, "createOrder");
      expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind: "transport" });
      expect(fake.calls("createOrder")).toHaveLength(1);
    },
  );

  it("names neither secrets nor people, whatever PayU repeats", async () => {
    const { fake, payu } = await openAll();
    const created = await payu.createOrder(attempt);
    const [token = ""] = fake.tokens.keys();
    const failures: PayuFailure[] = [];
    const faults = ["drop", { http: 400 }, { http: 500 }, "html502", "truncated"] as const;
    for (const fault of faults) {
      fake.failWith(fault, "createOrder");
      failures.push(await failed(payu.createOrder({ ...attempt, blikCode: "777123" })));
    }
    fake.failWith(undefined);
    fake.clients.clear();
    fake.tokens.clear();
    failures.push(await failed(payu.findOrder(created.orderId)));
    for (const failure of failures) {
      const text = `${failure.message} ${JSON.stringify(failure)} ${failure.stack}`;
      expect(failure.cause).toBeUndefined();
      for (const secret of [token, fake.clientSecret, "777123", "jan@poczta.pl", "600100200"]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it("keeps no status or Correlation-Id of a strange shape", async () => {
    const { open } = await openAll();
    const reply = (async (url: URL) =>
      String(url).endsWith("authorize")
        ? Response.json({ access_token: "t", expires_in: 100 })
        : Response.json(
            { status: { statusCode: "jan@poczta.pl" } },
            { status: 400, headers: { "Correlation-Id": "jan@poczta.pl" } },
          )) as unknown as typeof fetch;
    const failure = await failed(open({ fetch: reply }).createOrder(attempt));
    expect(failure).toMatchObject({ message: "createOrder: HTTP 400", correlationId: undefined });
  });
});

describe("the access token", () => {
  it("is used until a minute before it expires", async () => {
    const { fake, payu } = await openAll();
    fake.tokenSeconds = 600;
    await payu.findOrder("A");
    await fake.advance(539_999);
    await payu.findOrder("A");
    expect(fake.calls("token")).toHaveLength(1);
    await fake.advance(1);
    await payu.findOrder("A");
    expect(fake.calls("token")).toHaveLength(2);
    expect(fake.calls("findOrder").map(({ http }) => http)).toEqual([404, 404, 404]);
  });

  it("is fetched again, once, when PayU has forgotten it", async () => {
    const { fake, payu } = await openAll();
    await payu.createOrder(attempt);
    fake.tokens.clear();
    expect(await payu.createOrder({ ...attempt, extOrderId: "L-1042-2" })).toMatchObject({
      orderId: fake.order("L-1042-2").orderId,
    });
    expect(fake.calls("token")).toHaveLength(2);
    expect(fake.calls("createOrder").map(({ http }) => http)).toEqual([302, 401, 302]);
  });

  it("is not fetched again and again while PayU rejects it", async () => {
    const { fake, payu } = await openAll();
    fake.failWith({ http: 401, statusCode: "UNAUTHORIZED" }, "createOrder");
    expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind: "settings" });
    expect(fake.calls("token")).toHaveLength(2);
    expect(fake.calls("createOrder")).toHaveLength(2);
  });

  it("of another client is one of the settings", async () => {
    const { fake, open } = await openAll();
    fake.clients.set("999", { secret: "other", posId: "999" });
    const payu = open({ clientId: "999", clientSecret: "other" });
    expect(await failed(payu.createOrder(attempt))).toMatchObject({
      kind: "settings",
      message: "createOrder: HTTP 403 ERROR_VALUE_INVALID",
    });
  });

  it("needs the right secret", async () => {
    const { open } = await openAll();
    const failure = await failed(open({ clientSecret: "wrong" }).createOrder(attempt));
    expect(failure).toMatchObject({ kind: "settings", message: "token: HTTP 401" });
  });

  it.each([
    [{ http: 400, body: { error: "invalid_client" } }, "settings"],
    [{ http: 400, body: {} }, "transport"],
    [{ http: 503, body: {} }, "transport"],
    [{ http: 200, body: { access_token: "a b", expires_in: 1 } }, "transport"],
    ["drop", "transport"],
    ["html502", "transport"],
  ] as const)("fails after %j as %s", async (fault, kind) => {
    const { fake, payu } = await openAll();
    fake.failWith(fault, "token");
    expect(await failed(payu.createOrder(attempt))).toMatchObject({ kind });
    expect(fake.calls("createOrder")).toHaveLength(0);
  });
});

/** Returns what ends the time of a call, however busy the machine is. */
function stubTimeLimit(): () => void {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => limit.abort(new DOMException("The time is over", "TimeoutError"));
}

describe("the time limit", () => {
  it("is the caller's, or fifteen seconds, for token and call together", async () => {
    const { payu } = await openAll();
    const timeout = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => timeout.mockRestore());
    await payu.createOrder(attempt, { timeoutMs: visitorTimeoutMs });
    await payu.createOrder(attempt);
    expect(timeout.mock.calls).toEqual([[3000], [15_000]]);
  });

  it.each(["token", "createOrder"] as const)("covers the call of %s", async (method) => {
    const { fake, payu } = await openAll();
    const endTime = stubTimeLimit();
    fake.failWith("mute", method);
    const call = failed(payu.createOrder(attempt));
    await fake.reached(method);
    endTime();
    expect(await call).toMatchObject({
      kind: "transport",
      message: `${method}: TimeoutError`,
    });
  });

  it("covers a reply that does not end", async () => {
    const { open } = await openAll();
    const endTime = stubTimeLimit();
    const endless = (async (_url: unknown, { signal }: RequestInit) => {
      const stream = new ReadableStream({
        start: (controller) =>
          signal!.addEventListener("abort", () => controller.error(signal!.reason)),
      });
      return new Response(stream);
    }) as typeof fetch;
    const call = failed(open({ fetch: endless }).findOrder("A"));
    endTime();
    expect(await call).toMatchObject({ kind: "transport" });
  });

  it("is joined by one of size", async () => {
    const { open } = await openAll();
    const huge = (async () => new Response("x".repeat(2 * 1024 * 1024))) as typeof fetch;
    expect(await failed(open({ fetch: huge }).findOrder("A"))).toMatchObject({
      kind: "transport",
    });
  });
});

describe("an order of PayU", () => {
  it("has its amount in grosze", async () => {
    const { fake, payu } = await openAll();
    const { orderId } = await payu.createOrder(attempt);
    fake.pay(orderId);
    expect(await payu.findOrder(orderId)).toEqual({
      orderId,
      extOrderId: "L-1042-1",
      merchantPosId: "123456",
      currencyCode: "PLN",
      totalAmount: 14_199,
      status: "COMPLETED",
      buyer: { email: attempt.buyer.email },
    });
  });

  it("may be unknown", async () => {
    const { payu } = await openAll();
    expect(await payu.findOrder("../orders?x")).toBeUndefined();
  });

  it("is not unknown because a proxy answers 404", async () => {
    const { fake, payu } = await openAll();
    fake.failWith({ http: 404, body: {} }, "findOrder");
    expect(await failed(payu.findOrder("A"))).toMatchObject({ kind: "transport" });
  });

  it("can be cancelled until it is completed", async () => {
    const { fake, payu } = await openAll();
    const { orderId } = await payu.createOrder(attempt);
    await payu.cancelOrder(orderId);
    await payu.cancelOrder(orderId);
    expect(await payu.findOrder(orderId)).toMatchObject({ status: "CANCELED" });
    const { orderId: paid } = await payu.createOrder({ ...attempt, extOrderId: "L-1042-2" });
    fake.pay(paid);
    expect(await failed(payu.cancelOrder(paid))).toMatchObject({ kind: "refused" });
    expect(await failed(payu.cancelOrder("A"))).toMatchObject({ kind: "refused" });
  });
});

describe("a refund", () => {
  async function openPaid() {
    const all = await openAll();
    const { orderId } = await all.payu.createOrder(attempt);
    all.fake.pay(orderId);
    const refund = (changes: { extRefundId?: string; amount?: number } = {}) =>
      all.payu.refund({ orderId, extRefundId: "L-1042-R1", description: "Zwrot", ...changes });
    return { ...all, orderId, refund };
  }

  it("of everything waits for PayU and is then final", async () => {
    const { fake, payu, orderId, refund } = await openPaid();
    const { refundId, ...rest } = await refund();
    expect(rest).toEqual({
      extRefundId: "L-1042-R1",
      amount: 14_199,
      currencyCode: "PLN",
      status: "PENDING",
    });
    expect(JSON.parse(fake.calls("refund")[0]!.body)).toEqual({
      refund: { extRefundId: "L-1042-R1", description: "Zwrot" },
    });
    fake.settleRefund(refundId, "FINALIZED");
    expect(await payu.findRefunds(orderId)).toEqual([{ refundId, ...rest, status: "FINALIZED" }]);
    expect(fake.account.balances()["L-1042-1"]).toMatchObject({ paid: 14_199, refunded: 14_199 });
  });

  it("may be repeated with the same key, and is made once", async () => {
    const { fake, refund } = await openPaid();
    fake.failWith("lost", "refund");
    expect(await failed(refund({ amount: 5000 }))).toMatchObject({ kind: "transport" });
    fake.failWith(undefined);
    await refund({ amount: 5000 });
    await refund({ extRefundId: "L-1042-R2", amount: 5000 });
    expect(fake.account.balances()["L-1042-1"]).toMatchObject({ refunding: 10_000 });
    expect(fake.calls("refund")[0]!.body).toContain('"amount":"5000"');
  });

  it("of more than was paid is refused", async () => {
    const { fake, refund } = await openPaid();
    const { refundId } = await refund({ amount: 14_000 });
    const more = () => refund({ extRefundId: "L-1042-R2", amount: 200 });
    expect(await failed(more())).toMatchObject({ kind: "refused" });
    fake.settleRefund(refundId, "CANCELED");
    expect(await more()).toMatchObject({ amount: 200, status: "PENDING" });
  });

  it("is not found for an unknown order", async () => {
    const { payu } = await openAll();
    expect(await payu.findRefunds("A")).toEqual([]);
    const call = payu.refund({ orderId: "A", extRefundId: "R", description: "Zwrot" });
    expect(await failed(call)).toMatchObject({ kind: "refused" });
  });

  it("may be listed without a name for the list", async () => {
    const { fake, payu } = await openAll();
    const body = [{ refundId: 7, amount: 100, status: "CANCELED", extRefundId: null }];
    fake.failWith({ http: 200, body }, "findRefunds");
    expect(await payu.findRefunds("A")).toEqual([
      { refundId: "7", amount: 100, status: "CANCELED" },
    ]);
  });
});
