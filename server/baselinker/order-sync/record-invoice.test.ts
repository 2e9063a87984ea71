import { expect, it } from "vitest";
import { noFeatures, sampleCustomer, sampleInvoice, sampleOrder } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { renderMail } from "../../../test/render-email.ts";
import { openTemporaryStore, storeOrder } from "../../../test/temporary-store.ts";
import type { OrderDraft } from "../../db/orders/insert-orders.ts";
import type { Mail } from "../../db/emails/email.ts";
import { createOrderTransitions } from "../../orders/transitions/order-transitions.ts";
import { changeOrder } from "../../orders/change-order.ts";
import { recordInvoice } from "./read-invoice.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const mail = createTestMails();

async function openShop(changes: Partial<OrderDraft> = {}) {
  const { db, store } = await openTemporaryStore();
  await storeOrder(store, sampleOrder({ invoice: sampleInvoice, ...changes }));
  const deps = { store, mail, features: noFeatures, now: () => noon };
  const find = async () => (await store.orders.findRecord("number", "L-1001"))!;
  const issue = (number: string) =>
    changeOrder(deps, { number: "L-1001" }, (record) => recordInvoice(record, number));
  const mails = async () => {
    const rows = await db.selectFrom("emails").select("content").execute();
    return rows.map(({ content }) => renderMail(JSON.parse(content) as Mail));
  };
  return { store, find, issue, mails };
}

it("the number of an invoice is stored with one mail, and stays through later transitions", async () => {
  const { store, find, issue, mails } = await openShop();
  await Promise.all([issue("FV 12/11/2026"), issue("FV 12/11/2026")]);
  const [invoiced, ...more] = await mails();
  expect(more).toEqual([]);
  expect(invoiced).toMatchObject({
    kind: "order-invoiced",
    to: [sampleCustomer.email],
    subject: "Faktura do zamówienia L-1001 – Latawiec",
  });
  for (const text of ["FV 12/11/2026", "Gmina Zawiercie", "5252248481", "KSeF", "Przedszkole nr 3"])
    expect(invoiced!.text).toContain(text);
  const { apply } = createOrderTransitions({ store, mail, features: noFeatures, now: () => noon });
  await apply("L-1001", { kind: "confirm" });
  const { order, timeline } = await find();
  expect(timeline).toEqual({ invoiceNumber: "FV 12/11/2026", confirmedAt: noon });
  expect(order.invoice).toEqual(sampleInvoice);
});

it("an invoice that nobody asked for is told without a buyer, and a new number again", async () => {
  const { issue, mails, find } = await openShop({ invoice: undefined });
  await issue("FV 12/11/2026");
  await issue("FV 13/11/2026");
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { text } of sent) expect(text).not.toMatch(/NIP|KSeF/);
  expect((await find()).timeline.invoiceNumber).toBe("FV 13/11/2026");
});

it("an erased order gets the number and no mail", async () => {
  const { issue, mails, find } = await openShop({ customer: { ...sampleCustomer, email: "" } });
  await issue("FV 12/11/2026");
  expect(await mails()).toEqual([]);
  expect((await find()).timeline.invoiceNumber).toBe("FV 12/11/2026");
});
