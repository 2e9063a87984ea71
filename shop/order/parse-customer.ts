import { fieldLimits, formatPostalCode, invalidTitle } from "./customer.ts";
import type { CustomerForm, FormError } from "./customer.ts";
import { sanitizeLine, sanitizeText } from "../text/sanitize-text.ts";

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

export function getFieldText(fields: FormFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

export function validateLengths(form: CustomerForm, limits = fieldLimits): FormError | undefined {
  const names = Object.keys(limits) as (keyof CustomerForm)[];
  const tooLong = names.filter((name) => form[name].length > limits[name]);
  if (tooLong.length === 0) return undefined;
  const fields = tooLong.map((name) => [name, `Skróć do ${limits[name]} znaków.`]);
  return {
    title: invalidTitle,
    message: "Skróć zbyt długi tekst w formularzu.",
    fields: Object.fromEntries(fields),
  };
}

export function createFormError(message: string): FormError {
  return { title: invalidTitle, message, fields: {} };
}
