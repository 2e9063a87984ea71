import { expect, it } from "vitest";
import { openOrdersWorld } from "../../../test/both-sides/baselinker-orders.ts";
import { sampleInvoice } from "../../../test/fixtures.ts";

it("an invoice that the owner corrects, or takes off, is what BaseLinker issues", async () => {
  const { placeThere, edit, run, account, baselinker, mails } = await openOrdersWorld();
  const { order } = await placeThere({ invoice: sampleInvoice });
  await edit(order.number, { nip: "123-456-32-18", company: "Gmina Poraj", recipient: "" });
  await edit(order.number, { invoiceAddress: "", address: "ul. Nowa 1" });
  await run(4);
  expect(account.orders).toMatchObject([
    {
      want_invoice: 1,
      invoice_nip: "1234563218",
      invoice_company: "Gmina Poraj",
      invoice_address: "ul. Nowa 1",
      delivery_address: "ul. Nowa 1",
      user_comments: "",
    },
  ]);
  await edit(order.number, { nip: "" });
  await run(4);
  expect(account.orders).toMatchObject([
    { want_invoice: 0, invoice_nip: "", invoice_company: "", delivery_address: "ul. Nowa 1" },
  ]);
  await run(12);
  expect(baselinker.calls("setOrderFields")).toHaveLength(2);
  expect(await mails(order)).toEqual([]);
});

it("an order that was sent by an older version is left as it is", async () => {
  const { placeThere, edit, run, account, db } = await openOrdersWorld();
  const { order } = await placeThere();
  await db.updateTable("orders").set({ external_state: null }).execute();
  await edit(order.number, { nip: "123-456-32-18", company: "Gmina Poraj" });
  await run(4);
  expect(account.orders).toMatchObject([{ want_invoice: 0 }]);
});
