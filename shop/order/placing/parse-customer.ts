import { fieldLimits, findTooLong, invalidTitle, validateForm } from "./customer.ts";
import type { CustomerForm, FormError, FormField, FormMode } from "./customer.ts";
import { giftLimits, toGiftRequest } from "../gift/gift.ts";
import { invoiceLimits, toInvoice, type InvoiceForm } from "../invoice/invoice.ts";
import { cleanField } from "../../field/clean-field.ts";

export type FormFields = Readonly<Record<string, unknown>>;

export function parseCustomer(fields: FormFields): CustomerForm {
  return cleanFields(fieldLimits, fields);
}

export function parseForm(mode: FormMode, fields: FormFields) {
  const form = parseCustomer(fields);
  const isTicked = (name: string) => getFieldText(fields, name) === "on";
  const isWanted = (name: string) => mode === "order" && isTicked(name);
  const invoice = isWanted("invoice") ? parseInvoice(fields) : undefined;
  const gift = isWanted("gift") ? cleanFields(giftLimits, fields) : undefined;
  const error =
    validateForm(mode, form, isTicked("terms"), { invoice, gift }) ??
    validateLengths(form, fieldLimits) ??
    (invoice && validateLengths(invoice, invoiceLimits)) ??
    (gift && validateLengths(gift, giftLimits));
  return {
    form,
    invoice: invoice && toInvoice(invoice),
    gift: gift && toGiftRequest(gift),
    error,
  };
}

export function parseInvoice(fields: FormFields): InvoiceForm {
  return cleanFields(invoiceLimits, fields);
}

/** Reads and cleans each field that has a limit. */
export function cleanFields<Field extends string>(
  limits: Record<Field, number>,
  fields: FormFields,
): Record<Field, string> {
  const names = Object.keys(limits) as Field[];
  const cleaned = names.map((name) => [name, cleanField(name, getFieldText(fields, name))]);
  return Object.fromEntries(cleaned) as Record<Field, string>;
}

export function getFieldText(fields: FormFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

export function validateLengths<Field extends FormField>(
  form: Record<Field, string>,
  limits: Record<Field, number>,
): FormError | undefined {
  const fields: FormError["fields"] = findTooLong(form, limits);
  if (Object.keys(fields).length === 0) return undefined;
  return { title: invalidTitle, message: "Skróć zbyt długi tekst w formularzu.", fields };
}

export function createFormError(message: string): FormError {
  return { title: invalidTitle, message, fields: {} };
}
