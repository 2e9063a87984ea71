import {
  validateForm,
  type CustomerForm,
  type FormError,
  type FormField,
  type FormMode,
} from "../../../shop/order/placing/customer.ts";
import type { GiftForm } from "../../../shop/order/gift/gift.ts";
import type { InvoiceForm } from "../../../shop/order/invoice/invoice.ts";
import { cleanField } from "../../../shop/field/clean-field.ts";
import { orderLimits } from "../../../shop.config.ts";
import { exceedsLimits } from "../../../shop/order/placing/order-limits.ts";
import { updateFieldError } from "../../forms/json-form.ts";

/** The form contains only the fields that its mode validates. */
export function validate(mode: FormMode, form: FormData): FormError | undefined {
  const entries = [...form] as [string, string][];
  const entered = Object.fromEntries(entries.map(([name, text]) => [name, cleanField(name, text)]));
  return validateForm(mode, entered as CustomerForm & object, entered.terms === "on", {
    invoice: entered.invoice === "on" ? (entered as InvoiceForm & object) : undefined,
    gift: entered.gift === "on" ? (entered as GiftForm & object) : undefined,
  });
}

/** Shows each value as it will be stored; what has lines stays as typed. */
export function cleanControls(controls: Iterable<Element>): void {
  for (const control of controls) {
    if (!control.matches("input:not([type=checkbox], [type=radio], [type=hidden])")) continue;
    const input = control as HTMLInputElement;
    const cleaned = cleanField(input.name, input.value);
    if (cleaned !== input.value) input.value = cleaned;
  }
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
  const error = validate(mode, new FormData(control.form!));
  updateFieldError(control, error?.fields[control.name as FormField]);
}
