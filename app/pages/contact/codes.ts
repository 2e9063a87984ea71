import type { PlacedOrder } from "../../../server/orders/orders.ts";
import { describeRejection } from "../../../shop/order/discount/apply-code.ts";
import { parseCodeRequest } from "../../../shop/order/placing/parse-order.ts";
import type { FormError } from "../../../shop/order/placing/customer.ts";
import { formatPrice } from "../../../shop/price.ts";
import { checkCode } from "../../forms/check-code.ts";
import type { FormValues } from "../../forms/read-form.ts";
import { withStatus } from "../../result.ts";
import type { ActionArgs } from "../../route.ts";
import type { FormResult } from "./form-result.ts";

/** Without scripts: says what the code gives, and keeps the form. */
export async function showCode(fields: FormValues, args: ActionArgs) {
  const { discount, text } = await checkCode(fields, args);
  if (!discount)
    return withStatus(
      { kind: "invalid", error: createCodeError(text), fields } satisfies FormResult,
      400,
    );
  const message = `${text} Z tych zabawek odliczymy ${formatPrice(discount.amount)}.`;
  const notice = { title: "Kod działa", message };
  return withStatus({ kind: "code", notice, discount, fields } satisfies FormResult);
}

/** An enquiry names its code, which takes nothing off before the owner does. */
export async function describeEnquiredCode(
  fields: FormValues,
  args: ActionArgs,
): Promise<{ text?: string } | { error: FormError }> {
  const { code } = parseCodeRequest(fields);
  if (!code) return {};
  if (!fields.lines) return { text: `Kod rabatowy: ${code}` };
  const { discount, text } = await checkCode(fields, args);
  if (!discount) return { error: createCodeError(text) };
  return { text: `Kod rabatowy: ${discount.code}, rabat ${formatPrice(discount.amount)}` };
}

export function findRejectedCode(placed: PlacedOrder) {
  return placed.kind === "changed" ? placed.rejectedCode : undefined;
}

export function createCodeError(message: string): FormError {
  return { title: "Kod rabatowy nie działa", message, fields: { code: message } };
}

/** What differs from the order that the customer saw. `total` is null if a product is unavailable. */
export function describeChangedOrder(
  { total, changes, rejectedCode }: Extract<PlacedOrder, { kind: "changed" }>,
  { pageId }: FormValues,
) {
  if (rejectedCode) {
    const reason = describeRejection(rejectedCode);
    const { title, fields: errors } = createCodeError(reason);
    const message = `Zamówienie nie zostało złożone. ${reason} Bez kodu do zapłaty jest ${formatPrice(total!)}. Usuń kod albo wpisz inny i potwierdź ponownie.`;
    return { notice: { title, message }, errors };
  }
  if (pageId && total !== null && changes.length === 0) {
    // Without scripts the page could not add what was entered after it was made.
    const message = `Zamówienie nie zostało jeszcze złożone: suma jest inna, niż była na stronie. Do zapłaty: ${formatPrice(total)}. Sprawdź podsumowanie i potwierdź ponownie.`;
    return { notice: { title: "Sprawdź nową sumę", message } };
  }
  const price = total === null ? "" : `Teraz do zapłaty: ${formatPrice(total)}. `;
  const message = `Zamówienie nie zostało złożone, bo zmieniła się oferta. ${price}Sprawdź podsumowanie i potwierdź ponownie.`;
  return { notice: { title: "Zmieniła się oferta", message } };
}
