import { isEmail, maxEmailLength } from "../../field/email.ts";
import { findTooLong } from "../placing/customer.ts";
import { cleanFields } from "../placing/parse-customer.ts";
import type { Order } from "../order.ts";

export type OrderLinkRequest = { number: string; email: string };

export type OrderLinkErrors = Partial<Record<keyof OrderLinkRequest, string>>;

export const orderLinkLimits = { number: 40, email: maxEmailLength };

export function parseOrderLinkRequest(fields: Readonly<Record<string, string>>) {
  const request = cleanFields(orderLinkLimits, fields);
  const errors: OrderLinkErrors = {
    ...(!/^L-\d+$/.test(request.number) && { number: "Podaj numer zamówienia, np. L-1042." }),
    ...(!isEmail(request.email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
    ...findTooLong(request, orderLinkLimits),
  };
  return { request, errors };
}

export function isOrderOf(order: Order | undefined, email: string): order is Order {
  return order?.customer.email.toLowerCase() === email.toLowerCase();
}
