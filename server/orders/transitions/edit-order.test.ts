import { noFeatures } from "../../../test/fixtures.ts";
import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleDeliveries,
  sampleInvoice,
  sampleMail,
  sampleOrder,
} from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { emailJob, nextId, openTemporaryStore, storeOrder } from "../../../test/temporary-store.ts";
import type { OrderEdit } from "../../../shop/order/edit-order.ts";
import type { Order } from "../../../shop/order/order.ts";
import { applyOrderEdit } from "./edit-order.ts";
import { createOrderTransitions } from "./order-transitions.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const old = sampleCustomer.email;

async function openShop() {
  const { store, db } = await openTemporaryStore();
  const deps = { store, mail: createTestMails(), features: noFeatures, now: () => noon };
  return {
    store,
    db,
    ...createOrderTransitions(deps),
    edit: (edit: OrderEdit, resend = false) =>
      applyOrderEdit("L-1001", edit, { resend }, { ...deps, newId: nextId }),
    /** An order with a mail that failed, one that waits, one that was sent, and one to the shop. */
    async place(changes: Partial<Order> = {}) {
      const { number: _number, ...draft } = sampleOrder({
        id: nextId(),
        key: nextId(),
        ...changes,
      });
      const to = [old];
      const order = await storeOrder(store, draft, () => [
        sampleMail({ id: "failed", to }),
        sampleMail({ id: "waiting", to }),
        sampleMail({ id: "sent", to }),
        sampleMail({ id: "inbox" }),
      ]);
      await store.jobs.claim("email", { workerId: "", now: noon, leaseMs: 1 });
      await store.jobs.fail(emailJob("failed"), {
        now: noon,
        attempts: 9,
        reason: "550 no such user",
      });
      await store.jobs.finish(emailJob("sent"), noon);
      return order;
    },
    async mails() {
      const rows = await store.emails.list(undefined, 100);
      return rows
        .map(({ id, content, sent_at: sentAt, failed_at: failedAt }) => {
          const { to } = JSON.parse(content) as { to: string[] };
          const state = sentAt ? "sent" : failedAt ? "failed" : "pending";
          return `${id.startsWith("id-") ? "new" : id} ${to[0]} ${state}`;
        })
        .sort();
    },
  };
}

describe("an edited order", () => {
  it("sends to its new e-mail what did not reach the old one", async () => {
    const { place, edit, mails, store } = await openShop();
    const { id } = await place();
    expect(await edit({ email: " ewa@poczta.pl " })).toMatchObject({ fields: ["email"] });
    expect(await mails()).toEqual([
      "inbox sklep@latawiec.example pending",
      "new ewa@poczta.pl pending",
      "new ewa@poczta.pl pending",
      `sent ${old} sent`,
    ]);
    expect((await store.orders.find(id))?.customer).toEqual({
      ...sampleCustomer,
      email: "ewa@poczta.pl",
    });
    // An attempt to the old address ends meanwhile.
    await store.jobs.fail(emailJob("waiting"), { now: noon, attempts: 9, reason: "550" });
    expect((await mails()).filter((mail) => mail.endsWith("failed"))).toEqual([]);
    expect(await edit({ email: "ola@poczta.pl" }, true)).toMatchObject({ kind: "done" });
    expect((await mails()).filter((mail) => mail.includes("ola@"))).toHaveLength(2);
    expect(await store.orders.listEdits(id)).toEqual([
      { at: noon, fields: ["email"] },
      { at: noon + 1, fields: ["email"] },
    ]);
  });

  it("sends again what the old address took, if it is told to", async () => {
    const { place, edit, mails } = await openShop();
    await place();
    await edit({ email: "ewa@poczta.pl" }, true);
    expect((await mails()).filter((mail) => mail.startsWith("new ewa@"))).toHaveLength(3);
  });

  it("obeys the rules of the form, and says nothing of what is not edited", async () => {
    const { place, edit, mails, store } = await openShop();
    await place({ customer: { ...sampleCustomer, phone: "12" } });
    expect(await edit({ email: "ewa", city: " ", locker: "LOD01A" })).toEqual({
      kind: "invalid",
      messages: [
        "Podaj adres e-mail, np. anna@poczta.pl.",
        "Podaj miejscowość.",
        "To zamówienie nie jedzie do paczkomatu.",
      ],
    });
    expect(await edit({ postalCode: "90001", message: "Proszę\u202e dzwonić" })).toMatchObject({
      kind: "done",
      fields: ["message"],
    });
    expect(await edit({ postalCode: "90-001" })).toEqual({ kind: "unchanged" });
    expect((await store.orders.findByNumber("L-1001"))?.customer.message).toBe("Proszę dzwonić");
    expect((await mails()).filter((mail) => mail.startsWith("new"))).toEqual([]);
  });

  it("takes a locker where the parcel goes to one", async () => {
    const { place, edit, store } = await openShop();
    await place({ delivery: sampleDeliveries.locker, locker: "LOD01A" });
    expect(await edit({ locker: " lod02b" })).toMatchObject({ fields: ["locker"] });
    expect((await store.orders.findByNumber("L-1001"))?.locker).toBe("LOD02B");
  });

  it("gets, corrects and loses its invoice until it is confirmed", async () => {
    const { place, edit, apply, store } = await openShop();
    const { id } = await place();
    const invoice = async () => (await store.orders.find(id))?.invoice;
    expect(await edit({ nip: "525-224-84-81" })).toEqual({
      kind: "invalid",
      messages: ["Podaj nazwę firmy lub instytucji."],
    });
    const { address: invoiceAddress, ...rest } = sampleInvoice;
    await edit({ ...rest, invoiceAddress, nip: "PL 525-224-84-81" });
    expect(await invoice()).toEqual(sampleInvoice);
    expect(await edit({ city: "Gdynia" })).toMatchObject({ fields: ["city"] });
    expect(await edit({ recipient: "" })).toMatchObject({ fields: ["recipient"] });
    expect(await invoice()).toEqual({ ...sampleInvoice, recipient: "" });
    expect(await edit({ nip: "5252248482" })).toMatchObject({ kind: "invalid" });
    expect(await edit({ nip: "" })).toMatchObject({ fields: ["nip"] });
    expect(await invoice()).toBeUndefined();
    await apply("L-1001", { kind: "confirm" });
    const refused = { kind: "refused", rejection: "confirmed" };
    expect(await edit({ nip: sampleInvoice.nip })).toEqual(refused);
  });

  it("stays as it is once its parcel has left or it was cancelled", async () => {
    const { place, edit, apply } = await openShop();
    await place();
    await apply("L-1001", { kind: "confirm" });
    const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "52000001" } as const;
    await apply("L-1001", dispatch, true);
    expect(await edit({ city: "Gdynia" })).toEqual({ kind: "refused", rejection: "dispatched" });
    await apply("L-1001", { kind: "cancel", reason: "Zaginęła" }, true);
    expect(await edit({ city: "Gdynia" })).toEqual({ kind: "refused", rejection: "cancelled" });
  });
});
