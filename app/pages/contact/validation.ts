import {
  formatPostalCode,
  validateForm,
  type CustomerForm,
  type FormError,
  type FormField,
  type FormMode,
} from "../../../shop/order/placing/customer.ts";
import type { GiftForm } from "../../../shop/order/gift/gift.ts";
import type { InvoiceForm } from "../../../shop/order/invoice/invoice.ts";
import { parseNip } from "../../../shop/order/invoice/nip.ts";
import { orderLimits } from "../../../shop.config.ts";
import { exceedsLimits } from "../../../shop/order/placing/order-limits.ts";
import { updateFieldError } from "../../forms/json-form.ts";

/** The form contains only the fields that its mode validates. */
export function validate(mode: FormMode, form: HTMLFormElement): FormError | undefined {
  const entered = Object.fromEntries(new FormData(form));
  return validateForm(mode, entered as CustomerForm & object, entered.terms === "on", {
    invoice: entered.invoice === "on" ? (entered as InvoiceForm & object) : undefined,
    gift: entered.gift === "on" ? (entered as GiftForm & object) : undefined,
  });
}

/** Whether the cart is too large for an order. */
export function isTooLarge(form: HTMLFormElement): boolean {
  const { lines, shownTotal } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const ordered = JSON.parse(lines ?? "[]") as { quantity: number }[];
  return exceedsLimits(ordered, Number(shownTotal), orderLimits);
}

export function validateField(
  mode: FormMode,
  control: HTMLInputElement | HTMLTextAreaElement,
): void {
  if (/postalCode$/i.test(control.name)) control.value = formatPostalCode(control.value);
  if (control.name === "nip") control.value = parseNip(control.value).nip;
  const error = validate(mode, control.form!);
  updateFieldError(control, error?.fields[control.name as FormField]);
}
