import * as v from "valibot";
import { backdrops } from "../../../shop/catalogue/category.ts";
import { findUnknownCategoryKeys } from "./category-keys.ts";
import { configMistakes, folderConfig } from "../shop-folder.ts";
import { OperatorError } from "../../operator-error.ts";
import { deliveryOptions, findWrittenTimes, times } from "../fulfilment.ts";
import { findMissingCategories, home, type NamedCategories } from "../home.ts";
import { colors } from "../colors.ts";
import { orderSettingRules } from "./order-rules.ts";
import { findUnknownPromoted, promotions, type PromotedCategories } from "./promotion-rules.ts";
import { findStatusMistakes, warehouseRules } from "./warehouse-rules.ts";
import {
  account,
  date,
  email,
  grosze,
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
    ({ opens, closes }) => String(opens).padStart(5, "0") < String(closes).padStart(5, "0"),
    "closes ma być później niż opens",
  ),
);
const categories = listWith("key", {
  key: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "ma mieć małe litery bez polskich znaków i myślniki"),
  name: text,
  anchor: text,
  backdrop: oneOf(...backdrops),
  kind: v.optional(oneOf("infants", "electrical")),
});
const shopConfig = v.object(
  {
    brand: text,
    tagline: text,
    seller,
    vatPayer: v.boolean("ma być true albo false"),
    hours: openingHours,
    times,
    closedDays: v.array(date, "ma być listą dat, np. 31.12.2026"),
    deliveryOptions,
    courierCashOnDelivery: v.optional(record({ label: text, publishedPrice: grosze })),
    paymentOptions,
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
    productSets: v.array(v.array(text), "ma być listą list SKU"),
    colors,
    home,
    wording: record({
      failureTitle: text,
      missingArticle: v.string(),
      storyPicture: v.string(),
      featured: text,
      spotlight: text,
    }),
    recommended: v.array(text, "ma być listą SKU"),
  },
  "brakuje tego pola",
);

/**
 * Checks `shop.config.ts` and what `my/` changes in it, which nothing compiles before the start.
 * @throws OperatorError listing every mistake with its file and key
 */
export function checkShopConfig(config: object): void {
  const parsed = v.safeParse(shopConfig, config);
  const lines = [
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...(parsed.success ? findMissingCategories(config as NamedCategories) : []),
    ...(parsed.success ? findStatusMistakes(config) : []),
    ...(parsed.success ? findUnknownPromoted(config as PromotedCategories) : []),
    ...configMistakes,
    ...findUnknownCategoryKeys(folderConfig.categories),
    ...findWrittenTimes(folderConfig),
    ...Object.keys(folderConfig)
      .filter((name) => !(name in config))
      .map((name) => `${name}: nie ma takiego ustawienia`),
  ];
  if (lines.length === 0) return;
  const placed = lines.map((line) => `  ${configFileOf(line)}, ${line}`);
  throw new OperatorError(
    ["Nie można uruchomić sklepu. Popraw konfigurację:", ...placed].join("\n"),
  );
}

export function configFileOf(key: string): string {
  return /^\w+/.exec(key)![0] in folderConfig ? "my/shop.config.ts" : "shop.config.ts";
}
