import { describe, expect, it } from "vitest";
import { openTestPayments } from "../../test/payments.ts";
import { readEnv } from "../env.ts";
import { findAlerts } from "../alerts/find-alerts.ts";
import { createPayuCheck } from "./check-credentials.ts";

/** A shop that tries its credentials, and what its owner is alerted to. */
async function openCheck() {
  // PostgreSQL tells its own time, which the alerts compare.
  const world = await openTestPayments(Date.now());
  const { fake, store, now, log, database } = world;
  const { posId, clientId, url } = fake;
  const PAYU = { PAYU_POS_ID: posId, PAYU_CLIENT_ID: clientId, PAYU_SECOND_KEY: "k" };
  const settings = { ...database, ...PAYU, PAYU_CLIENT_SECRET: "s", PAYU_URL: url };
  return {
    ...world,
    open: (clientSecret = fake.clientSecret) =>
      createPayuCheck({ url, clientId, clientSecret, fetch, now, store, log }),
    alerts: async () =>
      (await findAlerts({ env: readEnv(settings), store, now })).map(({ text }) => text),
  };
}

describe("the shop tries its credentials for PayU", () => {
  it("and tells the owner that they are wrong, until it is started with right ones", async () => {
    const { open, alerts, log } = await openCheck();
    const wrong = open("wrong");
    await wrong.check();
    await wrong.check();
    expect(await alerts()).toEqual(["PayU nie przyjmuje ustawień sklepu (token: HTTP 401)"]);
    expect(log.of("error")).toHaveLength(1);
    await open().check();
    expect(await alerts()).toEqual([]);
  });

  it("and does not mind when PayU is away", async () => {
    const { open, alerts, fake, log } = await openCheck();
    const check = open();
    for (const fault of ["drop", "html502"] as const) {
      fake.failWith(fault, "token");
      await check.check();
    }
    expect(await alerts()).toEqual([]);
    expect(log.of("error")).toEqual([]);
  });

  it("and hears from the first payment what no token tells: another point of sale", async () => {
    const { acceptOrder, pay, alerts, fake } = await openCheck();
    const order = await acceptOrder();
    fake.failWith({ http: 403, statusCode: "ERROR_VALUE_INVALID" }, "createOrder");
    expect(await pay(order)).toEqual({ kind: "unavailable" });
    expect(await alerts()).toEqual([
      "PayU nie przyjmuje ustawień sklepu (createOrder: HTTP 403 ERROR_VALUE_INVALID)",
    ]);
    fake.failWith(undefined);
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await alerts()).toEqual([]);
  });
});
