import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTestPayments } from "../../../test/payments.ts";
import { runInProcess } from "../../../test/programs/run-command.ts";
import { recordStart } from "../../../test/temporary-store.ts";

const hour = 3_600_000;
const total = 11_498;

/** An order whose customer has opened PayU's page an hour ago; PayU sends no notifications. */
async function openUnsettled() {
  const world = await openTestPayments(Date.now() - hour);
  const { store, database, fake, acceptOrder, pay, facts } = world;
  await recordStart(store, { takesOnlinePayments: true });
  const order = await acceptOrder();
  await pay(order);
  fake.notifications.faults.delayMs = Infinity;
  const payu = {
    PAYU_POS_ID: fake.posId,
    PAYU_CLIENT_ID: fake.clientId,
    PAYU_CLIENT_SECRET: fake.clientSecret,
    PAYU_SECOND_KEY: fake.secondKey,
    PAYU_URL: fake.url,
  };
  const paid = (...args: string[]) =>
    runInProcess(["orders", "paid", "L-1001", ...args], { ...database, ...payu });
  const paidFrom = (file: string) =>
    runInProcess(["orders", "paid", "--from", file, "--yes"], { ...database, ...payu });
  const unaware = (...args: string[]) =>
    runInProcess(["orders", "paid", "L-1001", ...args], database);
  const received = async () =>
    (await facts(order)).filter((fact) => /^(payment-completed|transfer-received)/.test(fact));
  return { ...world, order, paid, paidFrom, unaware, received };
}

describe("orders paid beside an attempt at PayU", () => {
  it("asks PayU first, and counts the money once", async () => {
    const { paid, fake, received, timeline, order, mailKinds } = await openUnsettled();
    fake.pay("L-1001-1");
    expect(await paid()).toMatchObject({
      code: 0,
      out: "Zamówienie L-1001 opłacone: PayU ma już te pieniądze. Klient dostanie e-mail.\n",
    });
    expect(await received()).toEqual([`payment-completed L-1001-1 ${total}`]);
    expect((await timeline(order)).paidAt).toBeDefined();
    expect((await paid()).out).toContain("nic nie zmieniono");
    expect(await mailKinds(order)).toEqual(["order-paid"]);
  });

  it("tells the owner of a transfer for what PayU was paid as well", async () => {
    const { paidFrom, fake, received, database } = await openUnsettled();
    fake.pay("L-1001-1");
    const file = join(database.DATA_DIR, "wyciag.csv");
    writeFileSync(file, "Data;Nadawca;Tytuł;Kwota\n2026-11-20;Anna;L-1001;114,98\n");
    const { code, err } = await paidFrom(file);
    expect(code).toBe(1);
    expect(err).toContain("L-1001 (wiersz 2): PayU ma już pieniądze za to zamówienie");
    expect(await received()).toEqual([`payment-completed L-1001-1 ${total}`]);
  });

  it("refuses while the attempt is open, and names the ways out", async () => {
    const { paid, received, advance, runDueJobs, fake } = await openUnsettled();
    const refused = await paid();
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("może się jeszcze zakończyć płatność L-1001-1");
    expect(refused.err).toContain("orders paid L-1001 --payu ID");
    expect(await received()).toEqual([]);
    expect((await paid("--by-hand")).out).toContain("L-1001 opłacone. Klient dostanie e-mail.");
    expect(await received()).toEqual([`transfer-received L-1001 ${total}`]);
    await advance(hour + 1000);
    await runDueJobs();
    expect(fake.order("L-1001-1").status).toBe("CANCELED");
  });

  it("refuses as well where PayU cannot be asked", async () => {
    const { paid, unaware, received, fake } = await openUnsettled();
    fake.pay("L-1001-1");
    expect(await unaware()).toMatchObject({ code: 1, out: "" });
    expect((await unaware("--payu", "A1")).err).toContain("nie zna ustawień PAYU_*");
    fake.failWith({ http: 503 });
    expect(JSON.parse((await paid("--json")).out)).toEqual({
      kind: "unsettled",
      attempts: ["L-1001-1"],
    });
    expect((await paid("--payu", "A1")).err).toContain("PayU nie odpowiada");
    expect(await received()).toEqual([]);
  });

  it("records what the owner found in PayU's panel", async () => {
    const { paid, fake, received } = await openUnsettled();
    const { orderId } = fake.order("L-1001-1");
    expect((await paid("--payu", orderId)).err).toContain("płatność jest w stanie NEW");
    fake.pay("L-1001-1");
    const recorded = await paid("--payu", orderId);
    expect(recorded).toMatchObject({ code: 0, err: "" });
    expect(recorded.out).toContain("przez PayU (L-1001-1) za zamówienie L-1001, jest opłacone.");
    expect(await received()).toEqual([`payment-completed L-1001-1 ${total}`]);
    expect((await paid("--payu", orderId, "--by-hand")).code).toBe(2);
    expect((await paid("--payu", "../x")).code).toBe(2);
  });
});
