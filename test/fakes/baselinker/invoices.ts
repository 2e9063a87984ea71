import { ErrorStatus } from "./error-status.ts";
import { logTypes, writeLog } from "./journal.ts";
import type { Deps, Parameters } from "./methods.ts";

const maxInvoices = 100;

/** From an id on, which is listed again. */
export function getInvoices(parameters: Parameters, { account, mixedTypes }: Deps): object {
  const { order_id, id_from, date_from } = parameters;
  const found = [...account.invoices]
    .map(([invoice_id, invoice]) => ({ invoice_id, ...invoice }))
    .filter(({ invoice_id }) => invoice_id >= Number(id_from ?? 0))
    .filter(({ date_add }) => date_add >= Number(date_from ?? 0))
    .filter((invoice) => order_id === undefined || invoice.order_id === Number(order_id))
    .sort((one, other) => one.invoice_id - other.invoice_id)
    .slice(0, maxInvoices);
  const asText = (invoice: (typeof found)[number]) => ({
    ...invoice,
    invoice_id: String(invoice.invoice_id),
    order_id: String(invoice.order_id),
  });
  return { invoices: mixedTypes ? found.map(asText) : found };
}

export function getInvoiceFile({ invoice_id }: Parameters, { account }: Deps): object {
  const invoice = account.invoices.get(Number(invoice_id));
  if (!invoice) throw new ErrorStatus("ERROR_INVOICE_ID", "Unknown invoice");
  return { invoice: "data:JVBERi0xLjQ=", invoice_number: invoice.number };
}

export function addInvoice(
  deps: Pick<Deps, "account" | "now">,
  order_id: number,
  number: string,
): void {
  const { invoices } = deps.account;
  const id = Math.max(0, ...invoices.keys()) + 1;
  invoices.set(id, { order_id, number, date_add: Math.floor(deps.now() / 1000) });
  writeLog(deps, logTypes.invoice, order_id, id);
}
