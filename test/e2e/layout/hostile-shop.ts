import { deliveryOptions, paymentOptions } from "../../../shop.config.ts";
import { openFakeBaselinker } from "../../fakes/baselinker/baselinker.ts";
import { expect, lendShop, test as base, type RunningShop } from "../shop.ts";
import { affordable, customer, warehouseProducts } from "./hostile-data.ts";

/** A shop of hostile products. */
export const test = base.extend({
  shop: [
    async ({}, lend) => {
      const baselinker = await openFakeBaselinker();
      for (const product of warehouseProducts) baselinker.account.products.set(product.id, product);
      const settings = { BASELINKER_TOKEN: baselinker.token, BASELINKER_URL: baselinker.url };
      await lendShop(settings, lend);
      await baselinker.close();
    },
    { scope: "worker" },
  ],
});

/** Orders for a hostile customer, like the order page; retries do not place a second order. */
export async function placeOrder({ origin, stamp }: RunningShop, key: string) {
  // Other products than those in the carts, whose stock must stay.
  const bought = affordable.slice(0, 3);
  const sum = bought.reduce((all, { prices }) => all + Math.round(Number(prices[105]) * 100), 0);
  const body = new URLSearchParams({
    ...customer,
    stamp,
    key,
    terms: "on",
    delivery: deliveryOptions[0]!.id,
    payment: paymentOptions[0]!.id,
    lines: JSON.stringify(bought.map(({ id }) => ({ id: String(id), quantity: 1 }))),
    shownTotal: String(sum + deliveryOptions[0]!.price),
  });
  const answer = await fetch(`${origin}/kontakt?koszyk=true`, { method: "POST", body });
  const html = await answer.text();
  expect(answer.status, html).toBe(200);
  return { page: new URL(answer.url).pathname, number: /L-\d+/.exec(html)![0] };
}
