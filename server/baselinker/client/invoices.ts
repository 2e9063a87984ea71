import * as v from "valibot";
import { parse } from "./call.ts";
import { id, line, listOf } from "./schemas.ts";

export type IssuedInvoice = { id: string; orderId: string };

const issued = v.pipe(
  v.object({ invoice_id: id, order_id: id }),
  v.transform(({ invoice_id, order_id: orderId }): IssuedInvoice => ({ id: invoice_id, orderId })),
);
const list = v.object({ invoices: listOf(issued) });
const file = v.object({ invoice_number: v.fallback(line, "") });

export const parseInvoices = (reply: object): IssuedInvoice[] => parse(list, reply).invoices;

/** Empty for an invoice that has no number yet. */
export const parseInvoiceNumber = (reply: object): string => parse(file, reply).invoice_number;
