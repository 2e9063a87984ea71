import * as v from "valibot";
import { checkForm, type FormProblem } from "./customer.ts";
import type { OrderLineRequest, OrderRequest } from "./order.ts";
import {
  checkLengths,
  fieldText,
  formProblem,
  readCustomer,
  type FormFields,
} from "./parse-customer.ts";
import { sanitizeLine } from "../text/sanitize-text.ts";

const mostLines = 200;
const mostOfOne = 10_000;
/** Room for all the lines that may be. */
const mostJson = 40_000;

const broken = "Nie udało się odczytać zamówienia. Odśwież stronę i spróbuj ponownie.";
const wrongQuantity = "Liczba sztuk musi być całkowita, od 1 do 10 000.";
const tooMany = `Jedno zamówienie może mieć najwyżej ${mostLines} różnych produktów.`;

const quantity = v.pipe(
  v.number(wrongQuantity),
  v.integer(wrongQuantity),
  v.minValue(1, wrongQuantity),
  v.maxValue(mostOfOne, wrongQuantity),
);
const line = v.object(
  { id: v.pipe(v.string(broken), v.minLength(1, broken), v.maxLength(64, broken)), quantity },
  broken,
);
const lines = v.pipe(
  v.string(broken),
  v.maxLength(mostJson, tooMany),
  v.parseJson(undefined, broken),
  v.array(line, broken),
  v.minLength(1, "Koszyk jest pusty. Dodaj do niego zabawki i spróbuj ponownie."),
  v.maxLength(mostLines, tooMany),
  v.transform(mergeLines),
  v.array(v.object({ id: v.string(), quantity })),
);

/** Made in the browser: 16 to 64 signs that an address can carry. */
export const requestKey = v.pipe(v.string(broken), v.regex(/^[\w-]{16,64}$/, broken));

const order = v.object(
  {
    key: requestKey,
    lines,
    shownTotal: v.pipe(v.string(broken), v.regex(/^\d{1,15}$/, broken), v.transform(Number)),
    delivery: v.pipe(v.optional(v.string(broken), ""), v.maxLength(64, broken)),
    payment: v.pipe(v.optional(v.string(broken), ""), v.maxLength(64, broken)),
    locker: v.pipe(
      v.optional(v.string(broken), ""),
      v.transform((code) => sanitizeLine(code).toUpperCase()),
      v.maxLength(40, "Skróć kod paczkomatu."),
    ),
  },
  broken,
);

/** The order form as it came from the network: fields of text, the lines as JSON. */
export function parseOrderForm(
  fields: FormFields,
): { request: OrderRequest } | { problem: FormProblem } {
  const customer = readCustomer(fields);
  const terms = fieldText(fields, "terms") === "on";
  const problem = checkForm("order", customer, terms) ?? checkLengths(customer);
  if (problem) return { problem };
  const parsed = v.safeParse(order, fields, { abortEarly: true });
  if (!parsed.success) return { problem: formProblem(parsed.issues[0].message) };
  return { request: { ...parsed.output, customer } };
}

function mergeLines(wishes: OrderLineRequest[]): OrderLineRequest[] {
  const merged = new Map<string, number>();
  for (const { id, quantity: wanted } of wishes) merged.set(id, (merged.get(id) ?? 0) + wanted);
  return Array.from(merged, ([id, wanted]) => ({ id, quantity: wanted }));
}
