import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { shopFolder } from "../../server/shop-config/shop-folder.ts";
import { fromDecimal } from "../../shop/price.ts";
import { courierForm } from "../app/forms.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker, type FakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { openFakePayu, type FakePayu } from "../fakes/payu/payu.ts";
import { fillOrderForm, orderAndStay } from "../e2e/order-form.ts";
import { putIntoCart } from "../e2e/page-helpers.ts";
import { expect, test as base, type RunningShop } from "../e2e/shop.ts";

export type PlacedOrder = { number: string; path: string };

type Services = { payu: FakePayu; baselinker: FakeBaselinker; myFolder: string };

type Checks = {
  /** Compares PayU's money with the shop's facts and with the one note that BaseLinker gets. */
  expectSameMoney: (order: PlacedOrder) => Promise<void>;
};

const dice = fakeProduct(1102, { stock: { bl_206: 1000 }, images: {} });

/** Variants of the product 1200. */
export const dollColours = {
  czerwony: 1201,
  żółty: 1202,
  niebieski: 1203,
  zielony: 1204,
  różowy: 1205,
  fioletowy: 1206,
};
const doll = { category: 1, images: {} };
const dolls = [
  fakeProduct(1200, { ...doll, name: "Lalka Hania", prices: {} }),
  ...Object.entries(dollColours).map(([colour, id]) =>
    fakeProduct(id, {
      ...doll,
      parent: 1200,
      name: `Kolor: ${colour}`,
      prices: { 105: colour === "zielony" ? 49.9 : 59.9 },
      stock: { bl_206: colour === "różowy" ? 0 : 50 },
    }),
  ),
];

/** The shop of the build, with a valid account number and orders that go into BaseLinker. */
const ownersConfig = `
import { seller as demoSeller } from "${shopFolder}/shop.config.ts";
export * from "${shopFolder}/shop.config.ts";
export const seller = { ...demoSeller, bank: { account: "PL61 1090 1014 0000 0712 1981 2874" } };
export const warehouseOrders = { statusId: 1 };
`;

/** A shop with PayU and BaseLinker. PayU's notifications arrive when the test delivers them. */
export const test = base.extend<Checks, Services>({
  payu: [
    async ({}, provide) => {
      const payu = await openFakePayu();
      await provide(payu);
      await payu.close();
    },
    { scope: "worker" },
  ],
  baselinker: [
    async ({}, provide) => {
      const baselinker = await openFakeBaselinker();
      for (const product of [dice, ...dolls]) baselinker.account.products.set(product.id, product);
      await provide(baselinker);
      await baselinker.close();
    },
    { scope: "worker" },
  ],
  myFolder: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "latawiec-my-"));
      await writeFile(join(folder, "shop.config.ts"), ownersConfig);
      await provide(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  settings: [
    ({ payu, baselinker, myFolder }, provide) =>
      provide({
        MY_DIR: myFolder,
        BASELINKER_URL: baselinker.url,
        BASELINKER_TOKEN: baselinker.token,
        PAYU_URL: payu.url,
        PAYU_POS_ID: payu.posId,
        PAYU_CLIENT_ID: payu.clientId,
        PAYU_CLIENT_SECRET: payu.clientSecret,
        PAYU_SECOND_KEY: payu.secondKey,
      }),
    { scope: "worker" },
  ],
  expectSameMoney: async ({ payu, baselinker, shop }, provide) => {
    await provide(async (order) => {
      await payu.deliverDue();
      const paid = listPaid(payu, order);
      expect(readCompleted(shop.folder, order)).toEqual(paid);
      const amounts = Object.values(paid);
      // Each change of the money is told; what is told last is all of it.
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      const notes = () => listNotes(baselinker, order);
      if (amounts.length === 1) await expect.poll(notes).toEqual(amounts);
      else await expect.poll(() => notes().at(-1)).toBe(sum);
    });
  },
});

/** What PayU has taken for an order, in grosze by attempt. */
function listPaid(payu: FakePayu, { number }: PlacedOrder): Record<string, number> {
  const balances = Object.entries(payu.account.balances());
  const own = balances.filter(([reference]) => reference.startsWith(`${number}-`));
  return Object.fromEntries(
    own.flatMap(([reference, { paid }]) => (paid > 0 ? [[reference, paid]] : [])),
  );
}

/** What the shop knows to be paid, in grosze by attempt. */
function readCompleted(folder: string, { path }: PlacedOrder): Record<string, number> {
  const database = new DatabaseSync(join(folder, "latawiec.sqlite"), { readOnly: true });
  const facts = database
    .prepare("select * from payment_facts where order_id = ? and kind = 'payment-completed'")
    .all(path.split("/").at(-1)!);
  database.close();
  return Object.fromEntries(facts.map(({ reference, amount }) => [reference, amount]));
}

/** The amounts in grosze that BaseLinker was told for an order. */
function listNotes({ journal }: FakeBaselinker, { number }: PlacedOrder): number[] {
  return journal
    .filter(({ method }) => method === "setOrderPayment")
    .filter(({ parameters }) => String(parameters.payment_comment).startsWith(`PayU ${number}-`))
    .map(({ parameters }) => fromDecimal(Number(parameters.payment_done)));
}

/** Fills in the order form for an online payment and submits it. PayU's page opens with the clock. */
export async function submitOrder(page: Page, email: string): Promise<void> {
  await putIntoCart(page, "/produkt/1102");
  await page.goto("/kontakt?koszyk=true&platnosc=payu");
  await fillOrderForm(page, { email });
  await orderAndStay(page);
}

/** Orders as the form's script does; for PayU that opens the first attempt. */
export async function placeOrder(
  { origin, stamp }: RunningShop,
  email: string,
  payment = "payu",
): Promise<PlacedOrder> {
  const line = { id: String(dice.id), quantity: 1, price: fromDecimal(Number(dice.prices[105])) };
  const fields = courierForm([line], { email, stamp, key: randomUUID(), payment });
  const response = await fetch(`${origin}/kontakt?koszyk=true`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return ((await response.json()) as { order: PlacedOrder }).order;
}

export { expect };
