import {
  fieldLimits,
  findTooLong,
  formatPostalCode,
  invalidTitle,
  validateForm,
} from "./customer.ts";
import type { CustomerForm, FormError, FormMode } from "./customer.ts";
import { sanitizeLine, sanitizeText } from "../../text/sanitize-text.ts";

export type FormFields = Readonly<Record<string, unknown>>;

/** Reads the seven fields; missing or non-text values become empty. */
export function parseCustomer(fields: FormFields): CustomerForm {
  const line = (name: string) => sanitizeLine(getFieldText(fields, name));
  return {
    name: line("name"),
    email: line("email"),
    phone: line("phone"),
    message: sanitizeText(getFieldText(fields, "message")),
    address: line("address"),
    city: line("city"),
    postalCode: formatPostalCode(line("postalCode")),
  };
}

/** Reads and validates the form as a whole. */
export function parseForm(mode: FormMode, fields: FormFields) {
  const form = parseCustomer(fields);
  const terms = getFieldText(fields, "terms") === "on";
  return { form, error: validateForm(mode, form, terms) ?? validateLengths(form) };
}

export function getFieldText(fields: FormFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

export function validateLengths(form: CustomerForm, limits = fieldLimits): FormError | undefined {
  const fields = findTooLong(form, limits);
  if (Object.keys(fields).length === 0) return undefined;
  return { title: invalidTitle, message: "Skróć zbyt długi tekst w formularzu.", fields };
}

export function createFormError(message: string): FormError {
  return { title: invalidTitle, message, fields: {} };
}
