import * as v from "valibot";
import type { FormError } from "./customer.ts";
import type { OrderLineRequest, OrderRequest } from "../order.ts";
import { createFormError, getFieldText, parseForm, type FormFields } from "./parse-customer.ts";
import { maxCodeLength } from "../discount/discount-code.ts";
import { cleanField } from "../../field/clean-field.ts";
import { maxLockerLength } from "../../field/locker-code.ts";

const maxLines = 200;
const maxQuantity = 10_000;
const maxJsonLength = 40_000;

const unreadable = "Nie udało się odczytać zamówienia. Odśwież stronę i spróbuj ponownie.";
const invalidQuantity = "Liczba sztuk musi być całkowita, od 1 do 10 000.";
const tooManyLines = `Jedno zamówienie może mieć najwyżej ${maxLines} różnych produktów.`;

const quantity = v.pipe(
  v.number(invalidQuantity),
  v.integer(invalidQuantity),
  v.minValue(1, invalidQuantity),
  v.maxValue(maxQuantity, invalidQuantity),
);
const line = v.object(
  {
    id: v.pipe(v.string(unreadable), v.minLength(1, unreadable), v.maxLength(64, unreadable)),
    quantity,
  },
  unreadable,
);
const lines = v.pipe(
  v.string(unreadable),
  v.maxLength(maxJsonLength, tooManyLines),
  v.parseJson(undefined, unreadable),
  v.array(line, unreadable),
  v.minLength(1, "Koszyk jest pusty. Dodaj do niego zabawki i spróbuj ponownie."),
  v.maxLength(maxLines, tooManyLines),
  v.transform(mergeLines),
  v.array(v.object({ id: v.string(), quantity })),
);

export const requestKey = v.pipe(v.string(unreadable), v.regex(/^[\w-]{16,64}$/, unreadable));

const cart = v.object(
  {
    lines,
    shownTotal: v.pipe(
      v.string(unreadable),
      v.regex(/^\d{1,15}$/, unreadable),
      v.transform(Number),
    ),
    delivery: v.pipe(v.optional(v.string(unreadable), ""), v.maxLength(64, unreadable)),
    payment: v.pipe(v.optional(v.string(unreadable), ""), v.maxLength(64, unreadable)),
    code: v.pipe(
      v.optional(v.string(unreadable), ""),
      v.transform((code) => cleanField("code", code)),
      v.maxLength(maxCodeLength, "Skróć kod rabatowy."),
    ),
    locker: v.pipe(
      v.optional(v.string(unreadable), ""),
      v.transform((code) => cleanField("locker", code)),
      v.maxLength(maxLockerLength, "Skróć kod paczkomatu."),
    ),
  },
  unreadable,
);
const order = v.object({ key: requestKey, ...cart.entries }, unreadable);

export function parseOrderForm(
  fields: FormFields,
): { request: OrderRequest } | { error: FormError } {
  const { form: customer, invoice, gift, error } = parseForm("order", fields);
  if (error) return { error };
  const parsed = v.safeParse(order, fields, { abortEarly: true });
  if (!parsed.success) return { error: createFormError(parsed.issues[0].message) };
  return {
    request: { ...parsed.output, customer, ...(invoice && { invoice }), ...(gift && { gift }) },
  };
}

/** Ignores what is unreadable: a cart without lines has nothing that a code applies to. */
export function parseCodeRequest(fields: FormFields): { code: string; lines: OrderLineRequest[] } {
  const parsed = v.safeParse(lines, fields.lines);
  const code = cleanField("code", getFieldText(fields, "code")).slice(0, maxCodeLength);
  return { code, lines: parsed.success ? parsed.output : [] };
}

export function parseCart(
  fields: FormFields,
): { cart: v.InferOutput<typeof cart> } | { error: FormError } {
  const parsed = v.safeParse(cart, fields, { abortEarly: true });
  return parsed.success
    ? { cart: parsed.output }
    : { error: createFormError(parsed.issues[0].message) };
}

function mergeLines(requested: OrderLineRequest[]): OrderLineRequest[] {
  const merged = new Map<string, number>();
  for (const { id, quantity: amount } of requested) merged.set(id, (merged.get(id) ?? 0) + amount);
  return Array.from(merged, ([id, wanted]) => ({ id, quantity: wanted }));
}
