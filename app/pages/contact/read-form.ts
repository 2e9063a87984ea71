import type { CustomerForm } from "../../../shop/customer.ts";

/** What stands in the form now. A field that this mode does not have is empty. */
export function readForm(form: HTMLFormElement): { fields: CustomerForm; terms: boolean } {
  const entered = new FormData(form);
  const text = (name: keyof CustomerForm) => {
    const value = entered.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    fields: {
      name: text("name"),
      email: text("email"),
      phone: text("phone"),
      message: text("message"),
      address: text("address"),
      city: text("city"),
      postalCode: text("postalCode"),
    },
    terms: entered.get("terms") === "on",
  };
}
