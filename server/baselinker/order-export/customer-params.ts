import { fitRemarks, maxLengths, truncate } from "../../../shop/order/baselinker/fit-order.ts";
import { findAddressee, type Addressee } from "../../../shop/order/gift/gift.ts";
import { splitAddress } from "../../../shop/order/invoice/split-address.ts";
import type { Order } from "../../../shop/order/order.ts";
import { isPickup } from "../../../shop/order/status/order-timeline.ts";

/** Whom and where to: sent again when the owner corrects it. */
export function contactParams(order: Order): object {
  const { email, phone } = order.customer;
  return {
    // One that is cut off is another's.
    email: email.length > maxLengths.email ? "" : email,
    phone: truncate(phone, 100),
    ...deliveryFields(order),
  };
}

/** Who pays, and what for: sent again when the owner corrects it. */
export function buyerParams(order: Order): object {
  return {
    user_comments: fitRemarks(order).text,
    ...addressFields("invoice", order.customer),
    ...invoiceFields(order),
  };
}

function deliveryFields(order: Order): object {
  if (isPickup(order)) return {};
  return {
    ...addressFields("delivery", findAddressee(order)),
    ...(order.locker && {
      delivery_point_id: truncate(order.locker, 40),
      delivery_point_name: truncate(`${order.delivery.label} ${order.locker}`, 100),
    }),
  };
}

function addressFields(
  kind: "delivery" | "invoice",
  { name, address, postalCode, city }: Addressee,
): object {
  return {
    [`${kind}_fullname`]: truncate(name, maxLengths.name),
    [`${kind}_address`]: truncate(address, maxLengths.address),
    [`${kind}_postcode`]: truncate(postalCode, 100),
    [`${kind}_city`]: truncate(city, 100),
    [`${kind}_country_code`]: "PL",
  };
}

function invoiceFields({ invoice }: Order): object {
  if (!invoice) return { want_invoice: 0, invoice_company: "", invoice_nip: "" };
  return {
    want_invoice: 1,
    invoice_company: truncate(invoice.company, 100),
    invoice_nip: invoice.nip,
    ...(invoice.address && invoiceAddressFields(invoice.address)),
  };
}

/** What is written without a postal code is one field. */
function invoiceAddressFields(text: string): object {
  const { street, postalCode, city } = splitAddress(text);
  return {
    invoice_address: truncate(street, maxLengths.address),
    invoice_postcode: postalCode,
    invoice_city: truncate(city, 100),
  };
}
