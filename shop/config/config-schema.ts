import * as v from "valibot";
import { backdrops } from "../catalogue/category.ts";
import { colors } from "./colors.ts";
import { deliveryOptions, times } from "./fulfilment.ts";
import { home } from "./home.ts";
import { orderSettingRules } from "./order-rules.ts";
import { promotions } from "./promotion-rules.ts";
import { warehouseRules } from "./warehouse-rules.ts";
import {
  account,
  date,
  email,
  grosze,
  listOf,
  listWith,
  matching,
  nip,
  oneOf,
  phone,
  postalCode,
  record,
  text,
  timeOfDay,
  wholeNumber,
} from "./rules.ts";

const address = record({
  street: text,
  postalCode,
  city: text,
});
const seller = record({
  name: text,
  nip,
  address,
  pickupAddress: address,
  email,
  phone,
  bank: record({ name: text, account }),
});
const paymentTerms = { label: text, fee: grosze, desc: text };
const changedTerms = v.optional(v.partial(v.object(paymentTerms)));
const paymentOptions = listWith("id", {
  id: text,
  ...paymentTerms,
  settlement: oneOf("transfer", "online", "on-delivery"),
  note: v.optional(text),
  byFulfilment: v.optional(
    record({ courier: changedTerms, locker: changedTerms, pickup: changedTerms }),
  ),
});
const openingHours = v.pipe(
  record({ weekdays: text, weekend: text, opens: timeOfDay, closes: timeOfDay }),
  v.check(
    ({ opens, closes }) => opens.padStart(5, "0") < closes.padStart(5, "0"),
    "closes ma być później niż opens",
  ),
);
const categories = listWith("key", {
  key: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "ma mieć małe litery bez polskich znaków i myślniki"),
  name: text,
  anchor: text,
  backdrop: oneOf(...backdrops),
  /** `infants`: no product for older children; `electrical`: old equipment is taken back. */
  kind: v.optional(oneOf("infants", "electrical")),
});
export const configSchema = v.object(
  {
    brand: text,
    tagline: text,
    seller,
    vatPayer: v.boolean("ma być true albo false"),
    hours: openingHours,
    times,
    /** Days besides public holidays on which nothing is dispatched: `31.12.2026`. */
    closedDays: listOf(date, "ma być listą dat, np. 31.12.2026"),
    deliveryOptions,
    /** On the price list of the shipping page alone. */
    courierCashOnDelivery: v.optional(record({ label: text, publishedPrice: grosze })),
    paymentOptions,
    /** Price of wrapping an order as a gift; 0: free. */
    giftWrapping: v.optional(record({ price: grosze })),
    legal: record({
      effective: date,
      withdrawalDays: v.pipe(wholeNumber, v.minValue(14, "prawo daje co najmniej 14 dni")),
      complaintDays: wholeNumber,
      refundDays: wholeNumber,
      taxRecordYears: wholeNumber,
      returnCost: v.optional(text),
    }),
    ...orderSettingRules,
    ...warehouseRules,
    newsletterDiscount: v.pipe(wholeNumber, v.maxValue(100, "to procent, najwyżej 100")),
    testimonial: v.optional(
      record({ quote: text, name: text, city: text, permission: v.optional(text) }),
    ),
    categories,
    categoryTexts: v.record(
      text,
      v.object({ title: text, metaTitle: text, metaDescription: text, playYears: wholeNumber }),
    ),
    hideProductsWithoutSafetyData: v.boolean("ma być true albo false"),
    oldestAges: v.record(text, wholeNumber),
    promotions,
    productSets: listOf(listOf(text), "ma być listą list SKU"),
    colors,
    home,
    wording: record({
      failureTitle: text,
      missingArticle: v.string(),
      storyPicture: v.string(),
      /** Heading of the products on the home page until four are bestsellers. */
      featured: text,
      /** Badge of the home page's first product until one is a bestseller. */
      spotlight: text,
    }),
    recommended: listOf(text, "ma być listą SKU"),
  },
  "brakuje tego pola",
);
