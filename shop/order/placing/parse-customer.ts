import {
  fieldLimits,
  findTooLong,
  formatPostalCode,
  invalidTitle,
  validateForm,
} from "./customer.ts";
import type { CustomerForm, FormError, FormField, FormMode } from "./customer.ts";
import { giftLimits, toGiftRequest, type GiftForm } from "../gift/gift.ts";
import { invoiceLimits, toInvoice, type InvoiceForm } from "../invoice/invoice.ts";
import { parseNip } from "../invoice/nip.ts";
import { sanitizeLine, sanitizeText } from "../../text/sanitize-text.ts";

export type FormFields = Readonly<Record<string, unknown>>;

export function parseCustomer(fields: FormFields): CustomerForm {
  const lines = parseLines(fieldLimits, fields);
  const message = sanitizeText(getFieldText(fields, "message"));
  return { ...lines, message, postalCode: formatPostalCode(lines.postalCode) };
}

export function parseForm(mode: FormMode, fields: FormFields) {
  const form = parseCustomer(fields);
  const isTicked = (name: string) => getFieldText(fields, name) === "on";
  const isWanted = (name: string) => mode === "order" && isTicked(name);
  const invoice = isWanted("invoice") ? parseInvoice(fields) : undefined;
  const gift = isWanted("gift") ? parseGift(fields) : undefined;
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

function parseGift(fields: FormFields): GiftForm {
  const lines = parseLines(giftLimits, fields);
  const dedication = sanitizeText(getFieldText(fields, "dedication"));
  return { ...lines, dedication, giftPostalCode: formatPostalCode(lines.giftPostalCode) };
}

export function parseInvoice(fields: FormFields): InvoiceForm {
  const lines = parseLines(invoiceLimits, fields);
  return { ...lines, nip: parseNip(lines.nip).nip };
}

/** Reads each field that has a limit as one line. */
export function parseLines<Field extends string>(
  limits: Record<Field, number>,
  fields: FormFields,
): Record<Field, string> {
  const names = Object.keys(limits) as Field[];
  const lines = names.map((name) => [name, sanitizeLine(getFieldText(fields, name))]);
  return Object.fromEntries(lines) as Record<Field, string>;
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
