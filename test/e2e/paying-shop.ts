import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import type { PaymentFactKind } from "../../shop/payment/payment-fact.ts";
import { courierForm } from "../app/forms.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { openFakePayu, type FakePayu } from "../fakes/payu/payu.ts";
import { fillOrderForm, orderButton } from "./order-form.ts";
import { putIntoCart } from "./page-helpers.ts";
import { expect, test as base } from "./shop.ts";

/** A shop with PayU. Notifications arrive when the test delivers them. */
export const test = base.extend<object, { payu: FakePayu }>({
  payu: [
    async ({}, provide) => {
      const payu = await openFakePayu();
      await provide(payu);
      await payu.close();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ payu }, provide) =>
      provide({
        PAYU_URL: payu.url,
        PAYU_POS_ID: payu.posId,
        PAYU_CLIENT_ID: payu.clientId,
        PAYU_CLIENT_SECRET: payu.clientSecret,
        PAYU_SECOND_KEY: payu.secondKey,
      }),
    { scope: "worker" },
  ],
});

export type PlacedOrder = { number: string; path: string };

/** Fills in the order form for an online payment and submits it. */
export async function submitOrder(page: Page, email: string): Promise<void> {
  await putIntoCart(page, "/produkt/1102");
  await page.goto("/kontakt?koszyk=true&platnosc=payu");
  await fillOrderForm(page, { email });
  await orderButton(page).click();
}

/** Orders as the form's script does, which opens the first attempt on PayU's page. */
export async function placeOrder(origin: string, email: string): Promise<PlacedOrder> {
  const stamp = (await (await fetch(`${origin}/formularz.json`)).json()) as string;
  const { price } = demoCatalogue().products.find(({ id }) => id === "1102")!;
  const dice = { id: "1102", quantity: 1, price };
  const fields = courierForm([dice], { email, stamp, key: randomUUID(), payment: "payu" });
  const response = await fetch(`${origin}/kontakt?koszyk=true`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return ((await response.json()) as { order: PlacedOrder }).order;
}

/** The order's page by the link in the customer's first mail. */
export function findOrderLink(text: string): string {
  return /http:\S+\/zamowienie\/\S+/.exec(text)![0];
}

/** An order's facts as `L-1001-1 payment-completed 6490`, oldest first. */
export function readFacts(folder: string, { path }: PlacedOrder) {
  const id = path.split("/").at(-1)!;
  return query(
    folder,
    "select kind, reference, amount from payment_facts where order_id = ? order by at, rowid",
    id,
  ) as { kind: PaymentFactKind; reference: string; amount: number }[];
}

/** Compares the money at PayU with the shop's facts, to the grosz. */
export function expectSameMoney(payu: FakePayu, folder: string, order: PlacedOrder): void {
  const completed = readFacts(folder, order).filter(({ kind }) => kind === "payment-completed");
  const inShop = Object.fromEntries(completed.map(({ reference, amount }) => [reference, amount]));
  const balances = Object.entries(payu.account.balances());
  const paid = balances.filter(
    ([name, { paid }]) => paid > 0 && name.startsWith(`${order.number}-`),
  );
  expect(inShop).toEqual(Object.fromEntries(paid.map(([name, each]) => [name, each.paid])));
}

function query(folder: string, sql: string, ...values: string[]) {
  const database = new DatabaseSync(join(folder, "latawiec.sqlite"), { readOnly: true });
  const rows = database.prepare(sql).all(...values);
  database.close();
  return rows;
}

export { expect };
