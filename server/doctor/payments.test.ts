import { describe, expect, it, onTestFinished } from "vitest";
import { openFakePayu } from "../../test/fakes/payu/payu.ts";
import { freePort } from "../../test/programs/free-port.ts";
import { sampleOrder } from "../../test/fixtures.ts";
import { nextId, openTemporaryStore, storeOrder } from "../../test/temporary-store.ts";
import type { OrderTimeline } from "../../shop/order/status/order-timeline.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { readEnv } from "../env.ts";
import { checkBalances, checkPayu } from "./payments.ts";
import { putOrder } from "../../test/change-order.ts";

const now = Date.UTC(2026, 10, 25);

describe("the doctor tries PayU's settings", () => {
  async function openPayuSettings() {
    const fake = await openFakePayu();
    onTestFinished(fake.close);
    const settings = {
      PAYU_POS_ID: fake.posId,
      PAYU_CLIENT_ID: fake.clientId,
      PAYU_CLIENT_SECRET: fake.clientSecret,
      PAYU_SECOND_KEY: fake.secondKey,
      PAYU_URL: fake.url,
    };
    const check = (changes = {}) => checkPayu(readEnv({ ...settings, ...changes }), Date.now);
    return { fake, check };
  }

  it("and fetches one token, which charges nothing", async () => {
    const { fake, check } = await openPayuSettings();
    expect(await check()).toMatchObject([{ level: "good", text: "PayU przyjmuje ustawienia" }]);
    expect(fake.journal.map(({ method }) => method)).toEqual(["token"]);
  });

  it("and tells wrong ones from a PayU that is down, without secrets", async () => {
    const { fake, check } = await openPayuSettings();
    const [wrong] = await check({ PAYU_CLIENT_SECRET: "tajne-haslo" });
    expect(wrong).toMatchObject({ level: "bad", text: expect.stringContaining("nie przyjmuje") });
    fake.failWith("html502", "token");
    const [down] = await check();
    expect(down).toMatchObject({ level: "bad", text: expect.stringContaining("nie odpowiada") });
    const [silent] = await check({ PAYU_URL: `http://127.0.0.1:${await freePort()}` });
    expect(silent?.text).toContain("nie odpowiada");
    expect(JSON.stringify([wrong, down, silent])).not.toMatch(/tajne/);
  });

  it("only where there are any", async () => {
    expect(await checkPayu(readEnv({}), Date.now)).toEqual([]);
  });
});

describe("the doctor names orders", () => {
  async function openOrders() {
    const { store } = await openTemporaryStore();
    const place = async (
      received: number,
      timeline: OrderTimeline,
      rest: Partial<PaymentFact>[] = [],
    ) => {
      const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId() });
      const order = await storeOrder(store, draft);
      const fact = { reference: order.number, at: now, source: "owner" as const, note: "" };
      const money = {
        ...fact,
        kind: "transfer-received" as const,
        amount: received,
        externalId: "",
      };
      const facts = [money, ...rest.map((each) => ({ ...money, ...each }))];
      await putOrder(store, order, { timeline, facts }, now);
      return order;
    };
    const lines = async () =>
      (await checkBalances(store)).map(({ level, text }) => `${level} ${text}`);
    return { place, lines };
  }

  it("with too much or too little money", async () => {
    const { place, lines } = await openOrders();
    const refund = { kind: "refund-requested" as const, amount: 1000 };
    await place(11_498, { paidAt: 1 });
    await place(11_498, { paidAt: 1 }, [{ ...refund, reference: "L-1002-R1" }]);
    expect(await lines()).toEqual(["good Wpłaty zgadzają się z zamówieniami"]);
    await place(11_498, { cancelledAt: 1 }, [{ ...refund, reference: "L-1003-R1" }]);
    await place(12_000, { paidAt: 1 });
    await place(5000, {});
    expect(await lines()).toEqual([
      "bad Zapłacone, choć anulowane: 1, np. L-1003 (104,98 zł)",
      "bad Nadpłaty: 1, np. L-1004 (5,02 zł)",
      "bad Niedopłaty: 1, np. L-1005 (64,98 zł)",
    ]);
  });

  it("whose money went back, by sum and not by their mark", async () => {
    const { place, lines } = await openOrders();
    const all = { kind: "refund-requested" as const, amount: 11_498 };
    await place(11_498, { paidAt: 1 }, [{ ...all, reference: "L-1001-R1" }]);
    await place(11_498, { paidAt: 1, dispatchedAt: 1 }, [{ ...all, reference: "L-1002-R1" }]);
    await place(5000, { paidAt: 1 });
    await place(11_498, { cancelledAt: 1 });
    const second = { reference: "L-1005-1" };
    await place(11_498, { paidAt: 1 }, [{ ...all, reference: "L-1005-R1" }, second]);
    expect(await lines()).toEqual([
      "bad Zapłacone, choć anulowane: 1, np. L-1004 (114,98 zł)",
      "bad Nadpłaty: 1, np. L-1005 (114,98 zł)",
      "bad Oznaczone jako opłacone, choć pieniędzy nie ma: 2, np. L-1001 (114,98 zł), L-1003 (64,98 zł)",
    ]);
  });
});
