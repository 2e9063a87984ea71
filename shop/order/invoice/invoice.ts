import { parseNip } from "./nip.ts";

export type Invoice = {
  company: string;
  /** Ten digits. */
  nip: string;
  /** In one line; empty where it is the customer's. */
  address: string;
  /** Who receives what a payer such as a town pays for, with the address; may be empty. */
  recipient: string;
};

/** Fields of the order form, where `invoice` is ticked. */
export type InvoiceForm = Pick<Invoice, "company" | "nip" | "recipient"> & {
  invoiceAddress: string;
};

export const noInvoice: InvoiceForm = { nip: "", company: "", invoiceAddress: "", recipient: "" };

export function toInvoice({ invoiceAddress: address, ...rest }: InvoiceForm): Invoice {
  return { ...rest, address };
}

export function toInvoiceForm({ address: invoiceAddress, ...rest }: Invoice): InvoiceForm {
  return { ...rest, invoiceAddress };
}

export const invoiceLimits: Record<keyof InvoiceForm, number> = {
  nip: 30,
  company: 100,
  invoiceAddress: 200,
  recipient: 200,
};

export function validateInvoice({ nip, company }: InvoiceForm) {
  const { error } = parseNip(nip);
  return {
    message: "Sprawdź dane do faktury.",
    fields: {
      ...(error !== undefined && { nip: error }),
      ...(!company && { company: "Podaj nazwę firmy lub instytucji." }),
    },
  };
}
