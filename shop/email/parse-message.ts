import * as v from "valibot";
import { checkForm, fieldLimits, type FormProblem } from "../order/customer.ts";
import type { MessageKind, MessageRequest } from "./message.ts";
import { messageSubjects } from "./message-email.ts";
import {
  checkLengths,
  fieldText,
  formProblem,
  readCustomer,
  type FormFields,
} from "../order/parse-customer.ts";
import { requestKey } from "../order/parse-order.ts";
import { sanitizeLine } from "../text/sanitize-text.ts";

type ParsedMessage = { request: MessageRequest } | { problem: FormProblem };

/** An order text composed by another site's page lists a whole basket. */
const composedLimits = { ...fieldLimits, message: 30_000 };

/**
 * The contact form, or the order form with an empty basket. `newKey` stands in where a page without
 * JavaScript could not make one.
 */
export function parseMessageForm(
  kind: MessageKind,
  fields: FormFields,
  newKey: string,
): ParsedMessage {
  const form = readCustomer(fields);
  const terms = fieldText(fields, "terms") === "on";
  const mode = kind === "enquiry" ? "order" : "contact";
  const problem = checkForm(mode, form, terms) ?? checkLengths(form);
  if (problem) return { problem };
  const key = v.safeParse(requestKey, fields.key);
  return { request: { kind, form, key: key.success ? key.output : newKey } };
}

/** The body of `send-contact-email`, whose caller has shown its own terms. */
export function parseMessageBody(body: unknown, newKey: string): ParsedMessage {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), body);
  if (!fields.success) return { problem: formProblem("Nie udało się odczytać wiadomości.") };
  const subject = sanitizeLine(fieldText(fields.output, "subject"));
  const isOrder = subject === messageSubjects.enquiry;
  const form = readCustomer(fields.output);
  const problem =
    checkForm(isOrder ? "order" : "contact", form, true) ??
    checkLengths(form, isOrder ? composedLimits : fieldLimits) ??
    (subject ? undefined : formProblem("Podaj temat wiadomości."));
  if (problem) return { problem };
  return { request: { kind: isOrder ? "enquiry" : "contact", form, key: newKey } };
}
