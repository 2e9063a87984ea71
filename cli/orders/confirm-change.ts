import type { Order } from "../../shop/order/order.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import { formatPrice } from "../../shop/price.ts";
import { sanitizeLine } from "../../shop/text/sanitize-text.ts";
import { confirm } from "../output/confirm.ts";
import type { ParsedArgs } from "../run/command.ts";

export const yesOption = { yes: { about: "bez pytania o zgodę" } };

/** Asks on a terminal, unless `--yes` agrees beforehand. */
export async function confirmChange(
  question: string,
  { flags }: Pick<ParsedArgs, "flags">,
): Promise<boolean> {
  if (flags.has("yes") || (await confirm(question))) return true;
  console.error("Nic nie zmieniono.");
  return false;
}

/** `zamówienie L-1001 na 114,98 zł, wpłacono 0,00 zł` */
export function describeOrderSum({ order, facts }: OrderWithFacts): string {
  const paid = balanceOf(summarisePayments(facts));
  return `zamówienie ${order.number} na ${formatPrice(order.total)}, wpłacono ${formatPrice(paid)}`;
}

/** In the genitive where the person is erased. */
export function describePerson({ customer }: Pick<Order, "customer">): string {
  const person = [customer.name, customer.email].filter(Boolean).join(", ");
  return sanitizeLine(person) || "osoby, której dane usunięto";
}
