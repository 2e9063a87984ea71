import { findSaleDays } from "../catalogue/price-history/promotion.ts";
import type { VariantAttributes } from "../catalogue/product/variant-attributes.ts";
import type { Product } from "../catalogue/product/product.ts";
import { countHandlingDays, listShipping } from "../order/delivery/shipping.ts";
import { formatDecimal, type Grosze } from "../price.ts";
import type { DeliveryOption, Range } from "../shop-config.ts";
import { atWarsawTime } from "../time/warsaw-time.ts";
import { escapeXml } from "../text/xml.ts";
import { listFeedGaps, listOffered, toFeedItem, type FeedShop } from "./feed-item.ts";

/** An element with its text or its elements; one without either is left out. */
type Element = readonly [name: string, content: string | readonly Element[] | undefined];

/** RSS 2.0 of the product data specification, support.google.com/merchants/answer/7052112. */
export function* renderGoogleFeed(products: readonly Product[], shop: FeedShop): Generator<string> {
  const { brand, tagline, origin } = shop;
  const channel: Element[] = [
    ["title", brand],
    ["link", `${origin}/`],
    ["description", tagline],
  ];
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    channel.map(renderElement).join("")
  );
  for (const { product, attributes } of listOffered(products)) {
    if (listFeedGaps(product).length > 0) continue;
    const item = [...listItem(product, shop), ...listGroup(product, attributes)];
    yield renderElement(["item", item]);
  }
  yield "</channel></rss>\n";
}

const maxMorePictures = 10;

function listItem(product: Product, shop: FeedShop): Element[] {
  const { id, bundle, price, reduction, stock, ageFrom } = product;
  const { url, title, description, pictures, category, brand, gtin } = toFeedItem(product, shop);
  const [picture, ...more] = pictures;
  return [
    ["g:id", id],
    ["g:title", title],
    ["g:description", description],
    ["g:link", url],
    ["g:image_link", picture],
    ...more.slice(0, maxMorePictures).map((each): Element => ["g:additional_image_link", each]),
    ["g:availability", stock > 0 ? "in_stock" : "out_of_stock"],
    ["g:price", formatPln(reduction?.lowestPrice ?? price)],
    ["g:sale_price", reduction && formatPln(price)],
    ["g:sale_price_effective_date", formatSaleTimes(product, shop)],
    ["g:brand", brand],
    ["g:gtin", gtin],
    ["g:condition", "new"],
    ["g:is_bundle", bundle && "yes"],
    ["g:age_group", ageFrom === undefined ? undefined : findAgeGroup(ageFrom)],
    ["g:product_type", `Zabawki > ${category}`],
    ...listShipping(shop.deliveryOptions, price).map((option): Element => [
      "g:shipping",
      listShippingParts(option, shop),
    ]),
  ];
}

/** Google refuses a group whose items do not tell what distinguishes them. */
function listGroup({ parentId }: Product, attributes: VariantAttributes | undefined): Element[] {
  if (!attributes) return [];
  const parts = Object.entries(attributes).map(([name, value]): Element => [`g:${name}`, value]);
  return [["g:item_group_id", parentId], ...parts];
}

function listShippingParts(option: DeliveryOption, { times }: FeedShop): Element[] {
  const { label, price, workingDays } = option;
  return [
    ["g:country", "PL"],
    ["g:service", label],
    ["g:price", formatPln(price)],
    ...listDays("handling", countHandlingDays(times)),
    ...(workingDays ? listDays("transit", workingDays) : []),
  ];
}

function listDays(name: "handling" | "transit", [min, max]: Range): Element[] {
  return [
    [`g:min_${name}_time`, String(min)],
    [`g:max_${name}_time`, String(max)],
  ];
}

function formatSaleTimes(product: Product, { promotions, now }: FeedShop): string | undefined {
  const days = findSaleDays(promotions, product, now);
  return days && `${toUtcMinute(days.from, "00:00")}/${toUtcMinute(days.to, "23:59")}`;
}

function toUtcMinute(day: string, time: string): string {
  return `${new Date(atWarsawTime(day, time)).toISOString().slice(0, 16)}Z`;
}

/** Google's groups by the age in months at which they end. */
const ageGroups = [
  ["newborn", 3],
  ["infant", 12],
  ["toddler", 5 * 12],
  ["kids", 13 * 12],
] as const;

function findAgeGroup(months: number): string {
  return ageGroups.find(([, end]) => months < end)?.[0] ?? "adult";
}

function formatPln(price: Grosze): string {
  return `${formatDecimal(price)} PLN`;
}

function renderElement([name, content]: Element): string {
  if (!content) return "";
  if (typeof content === "string") return `<${name}>${escapeXml(content)}</${name}>\n`;
  return `<${name}>\n${content.map(renderElement).join("")}</${name}>\n`;
}
