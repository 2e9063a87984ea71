import type { CustomerForm } from "../../../shop/order/customer.ts";

/** What stands in the form now. It has the fields that are checked in its mode, and no others. */
export function readFormFields(form: HTMLFormElement): { fields: CustomerForm; terms: boolean } {
  const entered = Object.fromEntries(new FormData(form));
  return { fields: entered as CustomerForm & typeof entered, terms: entered.terms === "on" };
}
