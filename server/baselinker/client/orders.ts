import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Parcel, ParcelState } from "../../../shop/order/delivery/parcel.ts";
import { createTrackingUrl, findCarrier } from "../../../shop/order/delivery/carrier.ts";
import { fromDecimal } from "../../../shop/price.ts";
import { parse } from "./call.ts";
import { flag, id, line, listOf, number } from "./schemas.ts";

const text = v.fallback(line, "");

const externalLine = v.pipe(
  v.object({
    product_id: v.fallback(id, ""),
    variant_id: v.fallback(v.optional(id, "0"), "0"),
    bundle_id: v.fallback(v.optional(id, "0"), "0"),
    name: text,
    quantity: v.fallback(number, 0),
    price_brutto: v.fallback(number, 0),
  }),
  v.transform(({ product_id, variant_id, bundle_id, name, quantity, price_brutto: price }) => ({
    productId: Number(variant_id) > 0 ? variant_id : product_id,
    name,
    quantity,
    price: fromDecimal(price),
    ...(Number(bundle_id) > 0 && { bundleId: bundle_id }),
  })),
);

const contactFields = [
  "email",
  "phone",
  "delivery_fullname",
  "delivery_address",
  "delivery_postcode",
  "delivery_city",
] as const;

const order = v.pipe(
  v.object({
    order_id: v.fallback(id, ""),
    order_status_id: v.fallback(id, ""),
    date_confirmed: v.fallback(number, 0),
    date_in_status: v.fallback(number, 0),
    payment_done: v.fallback(number, 0),
    delivery_package_nr: text,
    products: v.fallback(listOf(externalLine), []),
    extra_field_1: v.fallback(v.string(), ""),
    admin_comments: v.fallback(v.string(), ""),
    ...v.entriesFromList(contactFields, text),
  }),
  v.transform((row) => {
    const contact = createFingerprint(contactFields.map((field) => row[field]));
    const { order_status_id: statusId, products: lines, delivery_package_nr: packageNumber } = row;
    const paid = fromDecimal(row.payment_done);
    const parts = [statusId, paid, packageNumber, contact, lines];
    return {
      id: row.order_id,
      statusId,
      statusAt: row.date_in_status * 1000,
      paid,
      lines,
      packageNumber,
      contact,
      fingerprint: createFingerprint(parts),
      confirmedAt: row.date_confirmed,
      reference: `${row.extra_field_1} ${row.admin_comments}`,
    };
  }),
);

/** Drops nothing: an overlooked order would be submitted twice. */
const orders = v.object({ orders: listOf(order) });

export const parseOrders = (reply: object) => parse(orders, reply).orders;

/** By BaseLinker's `tracking_status`; a cancelled parcel (10) is none. */
const states: Record<number, ParcelState> = {
  2: "on-the-way",
  3: "on-the-way",
  4: "on-the-way",
  5: "delivered",
  6: "returned",
  7: "waiting",
  8: "waiting",
  9: "lost",
  11: "on-the-way",
};
const cancelled = 10;

const parcel = v.object({
  courier_package_nr: text,
  courier_code: text,
  courier_other_name: text,
  tracking_status: v.fallback(number, 0),
  tracking_status_date: v.fallback(number, 0),
  tracking_url: text,
  is_return: v.fallback(v.optional(flag, false), false),
});
const packages = v.object({ packages: listOf(parcel) });

/** Returns parcels with a number that go to the customer; `at` is 0 where BaseLinker does not say. */
export function parsePackages(reply: object): Parcel[] {
  return parse(packages, reply)
    .packages.filter((each) => each.tracking_status !== cancelled && !each.is_return)
    .filter((each) => each.courier_package_nr !== "")
    .map((each) => {
      const courier = each.courier_code || each.courier_other_name;
      const carrier = findCarrier(courier);
      const number = each.courier_package_nr;
      const known = carrier ? createTrackingUrl(carrier, number) : "";
      return {
        courier: carrier ? courier : each.courier_other_name || courier,
        number,
        url: /^https?:\/\//.test(each.tracking_url) ? each.tracking_url : known,
        state: states[each.tracking_status] ?? "packed",
        at: each.tracking_status_date * 1000,
      };
    });
}

export function createFingerprint(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}
