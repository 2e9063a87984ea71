import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openCommandLine } from "../test/programs/command-line.ts";
import { sampleDeliveries, samplePayments } from "../test/fixtures.ts";
import { calculateOrderTotals } from "../shop/order/order.ts";

const kinds = [
  { delivery: sampleDeliveries.courier, payment: samplePayments.transfer },
  { delivery: sampleDeliveries.locker, payment: samplePayments.transfer, locker: "LOD01A" },
  { delivery: sampleDeliveries.courier, payment: samplePayments["on-delivery"] },
  { delivery: sampleDeliveries.pickup, payment: samplePayments["on-delivery"] },
  { delivery: sampleDeliveries.courier, payment: samplePayments.transfer },
];

it("takes at most fifteen commands to work thirty orders from the first look to the last mail", async () => {
  const { place, run, store, database, kinds: mailKinds } = await openCommandLine();
  const orders = [];
  for (let count = 0; count < 30; count += 1) {
    const kind = kinds[count % kinds.length]!;
    const line = { productId: "bruno", name: "Miś", sku: "M", unitPrice: 4999, quantity: 2 };
    const priced = calculateOrderTotals([line], kind.delivery, kind.payment);
    orders.push(await place({ ...priced, ...kind, acceptedAt: Date.now() }));
  }
  let commands = 0;
  const type = async (...args: string[]) => {
    commands += 1;
    const { code, out, err } = await run(...args);
    expect([args, code, err]).toEqual([args, 0, ""]);
    return out;
  };
  const todo = async () => JSON.parse(await type("day", "--json")) as Record<string, string[]>;
  const file = (name: string, text: string) => {
    const path = join(database.DATA_DIR, name);
    writeFileSync(path, text);
    return path;
  };

  expect((await type("day")).split("\n")).toContain("Do potwierdzenia (30)");
  await type("orders", "confirm", "1001-1030");
  // The bank: eighteen transfers.
  const transfers = orders.filter(({ payment }) => payment.settlement === "transfer");
  const statement = transfers.map(
    ({ number, total, customer }) =>
      `2026-11-20;${customer.name};Zamówienie ${number};${(total / 100).toFixed(2).replace(".", ",")}`,
  );
  const bank = file("wyciag.csv", ["Data;Nadawca;Tytuł;Kwota", ...statement].join("\r\n"));
  expect(await type("orders", "paid", "--from", bank, "--yes")).toContain("Opłacone (18)");
  expect(await type("orders", "paid", "--from", bank, "--yes")).toContain(
    "Zaksięgowane już wcześniej (18)",
  );
  const parcels = orders.filter(({ delivery }) => delivery.fulfilment !== "pickup");
  const rows = parcels.map(({ number, delivery }, index) => {
    const carrier = delivery.fulfilment === "locker" ? "" : "Kurier DPD";
    return `${number};52000000${100 + index};${carrier}`;
  });
  const labels = file(
    "paczki.csv",
    `\uFEFF${["numer;przesylka;przewoznik", ...rows].join("\r\n")}`,
  );
  expect(await type("orders", "dispatch", "--from", labels)).toContain("Wysłane (24)");
  const { pack, ...rest } = await todo();
  expect(rest).toMatchObject({ confirm: [], pay: [], message: [], withdrawal: [] });
  expect(await type("orders", "ready", ...pack!)).toContain("Gotowe do odbioru (6)");
  expect(await type("orders", "complete", ...(await todo()).pickup!)).toContain("Zakończone (6)");
  expect(await todo()).toEqual({
    confirm: [],
    pay: [],
    pack: [],
    pickup: [],
    withdrawal: [],
    message: [],
  });
  expect(commands).toBeLessThanOrEqual(15);
  const mails = await mailKinds();
  expect(mails.filter((kind) => kind === "order-dispatched")).toHaveLength(24);
  expect(mails.filter((kind) => kind === "order-paid")).toHaveLength(18);
  expect(await store.orders.list({ state: "dispatched" })).toHaveLength(24);
});
