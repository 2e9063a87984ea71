import * as v from "valibot";
import { validateForm, fieldLimits, type FormError } from "../order/placing/customer.ts";
import { describeGift } from "../order/gift/gift-rows.ts";
import { describeInvoice } from "../order/invoice/invoice-rows.ts";
import type { MessageKind, MessageRequest } from "./message.ts";
import { messageSubjects } from "./message-email.ts";
import {
  validateLengths,
  getFieldText,
  createFormError,
  parseCustomer,
  parseForm,
  type FormFields,
} from "../order/placing/parse-customer.ts";
import { requestKey } from "../order/placing/parse-order.ts";
import { sanitizeLine } from "../text/sanitize-text.ts";

type ParsedMessage = { request: MessageRequest } | { error: FormError };

/** An order text composed by another site may list a whole cart. */
const composedLimits = { ...fieldLimits, message: 30_000 };

/**
 * Parses the contact form, or the order form with an empty cart. `newKey` is used when the page
 * without JavaScript sent no key.
 */
export function parseMessageForm(
  kind: MessageKind,
  fields: FormFields,
  newKey: string,
): ParsedMessage {
  const { form, invoice, gift, error } = parseForm(
    kind === "enquiry" ? "order" : "contact",
    fields,
  );
  if (error) return { error };
  const key = v.safeParse(requestKey, fields.key);
  const extras = [describeInvoice({ customer: form, invoice }), describeGift(gift)];
  const message = [form.message, ...extras].filter(Boolean).join("\n\n");
  return {
    request: { kind, form: { ...form, message }, key: key.success ? key.output : newKey },
  };
}

export function parseMessageBody(body: unknown, newKey: string): ParsedMessage {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), body);
  if (!fields.success) return { error: createFormError("Nie udało się odczytać wiadomości.") };
  const subject = sanitizeLine(getFieldText(fields.output, "subject"));
  const isOrder = subject === messageSubjects.enquiry;
  const form = parseCustomer(fields.output);
  const error =
    validateForm(isOrder ? "order" : "contact", form, true) ??
    validateLengths(form, isOrder ? composedLimits : fieldLimits) ??
    (subject ? undefined : createFormError("Podaj temat wiadomości."));
  if (error) return { error };
  return { request: { kind: isOrder ? "enquiry" : "contact", form, key: newKey } };
}
