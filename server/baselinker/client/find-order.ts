import { BaselinkerFailure } from "./failure.ts";
import { parse } from "./call.ts";
import type { Call } from "./order-calls.ts";
import { orders } from "./schemas.ts";

const pageSize = 100;
const maxPages = 50;

/**
 * Searches orders added since then, confirmed or not. The next page starts with the last second of
 * the previous one, whose orders may not all have fitted.
 */
export async function findOrder(
  reference: string,
  since: number,
  call: Call,
): Promise<string | undefined> {
  const query = { date_from: Math.floor(since / 1000) - 60, get_unconfirmed_orders: true };
  let from = 0;
  for (let page = 1; page <= maxPages; page += 1) {
    const parameters = { ...query, ...(from > 0 && { date_confirmed_from: from }) };
    const found = parse(orders, await call("getOrders", parameters)).orders;
    const match = found.find((each) =>
      `${each.extra_field_1} ${each.admin_comments}`.includes(reference),
    );
    if (match) return match.order_id;
    if (found.length < pageSize) return undefined;
    const last = Math.max(...found.map((each) => each.date_confirmed));
    from = last > from ? last : from + 1;
  }
  throw new BaselinkerFailure("transport", `more than ${maxPages} pages of orders`);
}
