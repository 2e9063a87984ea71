import {
  formatPostalCode,
  validateForm,
  type CustomerForm,
  type FormError,
  type FormMode,
} from "../../../shop/order/customer.ts";
import { updateFieldError } from "../../forms/json-form.ts";

/** The form contains only the fields that its mode validates. */
export function validate(mode: FormMode, form: HTMLFormElement): FormError | undefined {
  const entered = Object.fromEntries(new FormData(form));
  return validateForm(mode, entered as CustomerForm & object, entered.terms === "on");
}

export function validateField(
  mode: FormMode,
  control: HTMLInputElement | HTMLTextAreaElement,
): void {
  if (control.name === "postalCode") control.value = formatPostalCode(control.value);
  const error = validate(mode, control.form!);
  updateFieldError(control, error?.fields[control.name as keyof CustomerForm]);
}
