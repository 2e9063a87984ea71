import { findAddressee, type Addressee } from "../../../shop/order/gift/gift.ts";
import { describeGift } from "../../../shop/order/gift/gift-rows.ts";
import type { Order } from "../../../shop/order/order.ts";
import { isPickup } from "../../../shop/order/status/order-timeline.ts";

/** Whom and where to: sent again when the owner corrects it. */
export function contactParams(order: Order): object {
  const { email, phone } = order.customer;
  return {
    email: truncate(email, 150),
    phone: truncate(phone, 100),
    ...deliveryFields(order),
  };
}

/** Who pays, and what for: sent again when the owner corrects it. */
export function buyerParams(order: Order): object {
  return {
    user_comments: truncate(describeRemarks(order), 510),
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
    [`${kind}_fullname`]: truncate(name, 100),
    [`${kind}_address`]: truncate(address, 156),
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
    ...(invoice.address && splitAddress(invoice.address)),
  };
}

/** `ul. Długa 1, 00-950 Warszawa`; what is written otherwise is one field. */
function splitAddress(text: string): object {
  const [, street = text, postalCode = "", city = ""] =
    /^(.+?),?\s+(\d{2}-\d{3})\s+(.+)$/.exec(text) ?? [];
  return {
    invoice_address: truncate(street, 156),
    invoice_postcode: postalCode,
    invoice_city: truncate(city, 100),
  };
}

/** BaseLinker has no fields for a gift, and for whom a payer buys for. */
function describeRemarks({ invoice, gift, customer }: Order): string {
  const recipient = invoice?.recipient && `Odbiorca na fakturze: ${invoice.recipient}`;
  const wrapping = describeGift(gift && { dedication: gift.dedication });
  return [wrapping, recipient, customer.message].filter(Boolean).join("\n\n");
}

/** BaseLinker's limits are in characters. */
export function truncate(text: string, maxLength: number): string {
  return Array.from(text).slice(0, maxLength).join("");
}
