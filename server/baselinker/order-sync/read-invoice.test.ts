import { describe, expect, it } from "vitest";
import { minute, openOrdersWorld } from "../../../test/both-sides/baselinker-orders.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { listInvoices } from "./read-invoice.ts";
import type { BaselinkerFault } from "../../../test/fakes/baselinker/baselinker.ts";

const day = 24 * 60 * minute;

async function openWithOrder({ journal = true, aheadMs = 0 } = {}) {
  const world = await openOrdersWorld({ aheadMs });
  if (journal) world.account.orderJournal = [];
  const { order, id } = await world.placeThere();
  const invoiced = async () => {
    const { invoiceNumber } = await world.timeline(order);
    return [invoiceNumber, ...(await world.mails(order))];
  };
  return { ...world, order, id, invoiced };
}

describe("an invoice that BaseLinker has issued", () => {
  it("is listed although a later page is refused", async () => {
    const page = Array.from({ length: 100 }, (_, index) => ({ id: `${index + 1}`, orderId: "1" }));
    const refused = new BaselinkerFailure("refused", "ERROR_ID_FROM");
    const invoices = async (_: number, from: number) => {
      if (from > 0) throw refused;
      return page;
    };
    expect(await listInvoices({ invoices }, 0)).toEqual(page);
  });

  it("is told to the customer with its number, once, named by the journal", async () => {
    const { account, panel, run, invoiced, id, baselinker } = await openWithOrder();
    account.deliverLogs = (logs) => [...logs, ...logs].reverse();
    panel.issueInvoice(id, "FV 12/11/2026");
    await run(2);
    expect(await invoiced()).toEqual(["FV 12/11/2026", "order-invoiced"]);
    await run(12);
    expect(await invoiced()).toEqual(["FV 12/11/2026", "order-invoiced"]);
    expect(baselinker.calls("getInvoiceFile")).toHaveLength(1);
  });

  it("is found without the journal, and when the journal was three days late", async () => {
    for (const [journal, late] of [
      [false, 0],
      [true, 3 * day + minute],
    ] as const) {
      const { panel, run, invoiced, id, clock } = await openWithOrder({ journal });
      panel.issueInvoice(id, "FV 12/11/2026");
      clock.now += late;
      await run(4);
      expect(await invoiced()).toEqual(["FV 12/11/2026", "order-invoiced"]);
    }
  });

  it("is looked for again, since its order's number there may become known only later", async () => {
    const { run, baselinker, clock } = await openWithOrder({ journal: false });
    await run(6);
    const { date_from } = baselinker.calls("getInvoices").at(-1)!.parameters;
    expect(Number(date_from) * 1000).toBeLessThan(clock.now - 3 * day);
  });

  it("is found although the shop learns days later that BaseLinker has the order", async () => {
    const { place, run, baselinker, account, panel, clock, timeline } = await openOrdersWorld();
    baselinker.failWith("lost", "addOrder");
    const order = await place();
    await run(0);
    baselinker.failWith(undefined);
    panel.issueInvoice(account.orders[0]!.order_id, "FV 1");
    clock.now += 4 * day;
    await run(5);
    expect((await timeline(order)).invoiceNumber).toBe("FV 1");
  });

  it("is found although its order is known and read only after invoices were listed", async () => {
    // The invoice is dated before its order.
    const { place, run, baselinker, account, panel, clock, timeline, db, id } = await openWithOrder(
      { aheadMs: -minute },
    );
    baselinker.failWith("lost", "addOrder");
    const order = await place();
    await run(0);
    baselinker.failWith(undefined);
    const { order_id: late } = account.orders[1]!;
    panel.issueInvoice(late, "FV 1");
    clock.now += 4 * day;
    const held = db.updateTable("jobs").set({ run_at: clock.now + 3 * minute });
    await held.where("kind", "=", "order-export").where("reference", "=", order.id).execute();
    panel.edit(id, {});
    await run(4);
    panel.edit(late, {});
    await run(12);
    expect((await timeline(order)).invoiceNumber).toBe("FV 1");
  });

  it.each<BaselinkerFault>(["lost", "html502", "truncated"])(
    "is told once in spite of a fault: %s",
    async (fault) => {
      const { panel, run, invoiced, id, baselinker, clock } = await openWithOrder();
      panel.issueInvoice(id, "FV 12/11/2026");
      baselinker.failWith(fault, "getInvoiceFile");
      await run(3);
      expect(await invoiced()).toEqual([undefined]);
      baselinker.failWith(undefined);
      clock.now += 5 * minute;
      await run(3);
      expect(await invoiced()).toEqual(["FV 12/11/2026", "order-invoiced"]);
    },
  );

  it("is followed by a later one, never by an earlier one that is read last", async () => {
    const { panel, run, invoiced, id, baselinker, clock } = await openWithOrder();
    panel.issueInvoice(id, "FV 1");
    baselinker.failWith("html502", "getInvoiceFile");
    await run(5);
    baselinker.failWith(undefined);
    panel.issueInvoice(id, "FV 2");
    await run(2);
    expect(await invoiced()).toEqual(["FV 2", "order-invoiced"]);
    clock.now += 60 * minute;
    await run(2);
    expect(await invoiced()).toEqual(["FV 2", "order-invoiced"]);
    panel.issueInvoice(id, "FV 3");
    await run(2);
    expect(await invoiced()).toEqual(["FV 3", "order-invoiced", "order-invoiced"]);
  });

  it("is asked for again when it is listed after its job has failed for good", async () => {
    const { panel, run, invoiced, id, baselinker, db } = await openWithOrder();
    panel.issueInvoice(id, "FV 12/11/2026");
    baselinker.failWith("html502", "getInvoiceFile");
    await run(2);
    const failed = { failed_at: 1, attempts: 99 };
    await db.updateTable("jobs").set(failed).where("kind", "=", "order-invoice").execute();
    baselinker.failWith(undefined);
    await run(12);
    expect(await invoiced()).toEqual(["FV 12/11/2026", "order-invoiced"]);
  });

  it("stops no reading where BaseLinker lists none, and shows nothing that was deleted", async () => {
    const { account, panel, run, invoiced, id, baselinker } = await openWithOrder({
      journal: false,
    });
    baselinker.failWith({ code: "ERROR_UNKNOWN_METHOD", message: "Unknown" }, "getInvoices");
    panel.book(id, 10_000);
    await run(4);
    expect(await invoiced()).toEqual([undefined, "order-paid"]);
    baselinker.failWith(undefined);
    panel.issueInvoice(id, "FV 1");
    account.orderJournal = [];
    const { invoices } = account;
    await run(0);
    invoices.clear();
    await run(4);
    expect(await invoiced()).toEqual([undefined, "order-paid"]);
  });
});
