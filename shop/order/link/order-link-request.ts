import { sanitizeLine } from "../../text/sanitize-text.ts";
import { fieldLimits, findTooLong, isEmail } from "../placing/customer.ts";
import type { Order } from "../order.ts";

export type OrderLinkRequest = { number: string; email: string };

export type OrderLinkErrors = Partial<Record<keyof OrderLinkRequest, string>>;

export const orderLinkLimits = { number: 40, email: fieldLimits.email };

/** A number may be typed without `L-`. */
export function parseOrderLinkRequest(fields: Readonly<Record<string, string>>) {
  const typed = sanitizeLine(fields.number ?? "");
  const digits = /^(?:L\s*-?\s*)?(\d+)$/i.exec(typed)?.[1];
  const request = {
    number: digits ? `L-${digits}` : typed,
    email: sanitizeLine(fields.email ?? ""),
  };
  const errors: OrderLinkErrors = {
    ...(!digits && { number: "Podaj numer zamówienia, np. L-1042." }),
    ...(!isEmail(request.email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
    ...findTooLong(request, orderLinkLimits),
  };
  return { request, errors };
}

export function isOrderOf(order: Order | undefined, email: string): order is Order {
  return order?.customer.email.toLowerCase() === email.toLowerCase();
}
