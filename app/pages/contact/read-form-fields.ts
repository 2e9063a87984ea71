import type { CustomerForm } from "../../../shop/order/customer.ts";

/** Reads the form; it contains only the fields that its mode validates. */
export function readFormFields(form: HTMLFormElement): { fields: CustomerForm; terms: boolean } {
  const entered = Object.fromEntries(new FormData(form));
  return { fields: entered as CustomerForm & typeof entered, terms: entered.terms === "on" };
}
