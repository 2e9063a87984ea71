import { planDay, type Day } from "../../shop/order/day/plan-day.ts";
import { findDeclaredNumber } from "../../shop/order/day/declared-number.ts";
import { calculateRefundDue } from "../../shop/payment/refund/amounts-due.ts";
import { openDays } from "../../shop/privacy/retention.ts";
import { dayMs } from "../../shop/time/durations.ts";
import type { Store } from "../db/store.ts";

type Deps = { store: Pick<Store, "orders" | "payments" | "messages">; now: number };

/** Messages are a matter of days; a withdrawal may be declared until it cannot concern any order. */
const messageDays = 30;

export async function readDay({ store, now }: Deps, refundDays: number): Promise<Day> {
  const { orders, payments } = store;
  const messages = await store.messages.listOpen({
    messagesSince: now - messageDays * dayMs,
    withdrawalsSince: now - openDays * dayMs,
  });
  const open = await orders.listOpen();
  const known = new Set(open.map(({ order }) => order.number));
  const unbalanced = await payments.listUnbalanced();
  const owed = unbalanced.filter((account) => calculateRefundDue(account) > 0);
  const named = [...owed.map(({ order }) => order.number), ...messages.flatMap(numberOf)];
  const others = new Set(named.filter((number) => !known.has(number)));
  const records = [...open, ...(await orders.findByNumbers([...others]))];
  return planDay({ records, messages, now, refundDays });
}

function numberOf(message: Parameters<typeof findDeclaredNumber>[0]): string[] {
  const number = findDeclaredNumber(message);
  return number === undefined ? [] : [number];
}
