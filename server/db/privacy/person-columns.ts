import type { CustomerForm } from "../../../shop/order/customer.ts";
import type { PersonColumns } from "../schema.ts";

/** Orders and messages share these columns. */
export function personColumns(form: CustomerForm): PersonColumns {
  const { name, email, phone, message, address, city, postalCode } = form;
  return { name, email, phone, message, address, city, postal_code: postalCode };
}

export function customerOf(row: PersonColumns): CustomerForm {
  const { name, email, phone, message, address, city, postal_code: postalCode } = row;
  return { name, email, phone, message, address, city, postalCode };
}
