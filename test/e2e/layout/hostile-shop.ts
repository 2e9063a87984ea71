import { deliveryOptions, paymentOptions } from "../../../shop.config.ts";
import { openFakeBaselinker } from "../../fakes/baselinker/baselinker.ts";
import { runCommand } from "../../programs/run-command.ts";
import { expect, lendShop, test as base, type RunningShop } from "../shop.ts";
import { affordable, customer, longest, warehouseProducts } from "./hostile-data.ts";

export type HostileVisit = {
  /** The status pages of three orders. */
  accepted: string;
  dispatched: string;
  cancelled: string;
};

/** A shop of hostile products with three orders of a hostile customer. */
export const test = base.extend<object, { visit: HostileVisit }>({
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
  visit: [
    async ({ shop }, lend) => {
      const order = (key: string) => placeOrder(shop, key);
      const owner = async (...words: string[]) => {
        const { code, err } = await runCommand(words, {
          DATA_DIR: shop.folder,
          ORIGIN: shop.origin,
        });
        expect(code, err).toBe(0);
      };
      const [accepted, dispatched, cancelled] = [
        await order("the-first-of-three"),
        await order("the-second-of-three"),
        await order("the-third-of-three"),
      ];
      const carrier = ["--carrier", "inpost", "--tracking", longest.tracking];
      await owner("orders", "confirm", dispatched.number);
      await owner("orders", "paid", dispatched.number);
      await owner("orders", "dispatch", dispatched.number, ...carrier);
      await owner("orders", "cancel", cancelled.number, "--reason", longest.word);
      await lend({
        accepted: accepted.page,
        dispatched: dispatched.page,
        cancelled: cancelled.page,
      });
    },
    { scope: "worker" },
  ],
});

/** Sends the form like the order page; retries do not place a second order. */
async function placeOrder({ origin, stamp }: RunningShop, key: string) {
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
