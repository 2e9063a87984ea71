import { formatMinAge } from "../catalogue/product/age.ts";
import type { VariantAttributes } from "../catalogue/product/variant-attributes.ts";
import type { Product } from "../catalogue/product/product.ts";
import { truncateAtWord } from "../catalogue/product/description.ts";
import { formatDecimal } from "../price.ts";
import type { FulfilmentTimes } from "../shop-config.ts";
import { escapeXml, toCdata } from "../text/xml.ts";
import { listFeedGaps, listOffered, toFeedItem, type FeedShop } from "./feed-item.ts";

/**
 * Ceneo's `offers`. The format has one price, the selling one, and no field for a price before a
 * reduction, for its days or for shipping, which the owner enters in Ceneo's panel. Each click costs the owner, so that
 * sold-out products are left out.
 */
export function* renderCeneoFeed(products: readonly Product[], shop: FeedShop): Generator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n'
  );
  for (const { product, attributes } of listOffered(products)) {
    if (product.stock > 0 && listFeedGaps(product).length === 0)
      yield renderOffer(product, attributes, shop);
  }
  yield "</offers>\n";
}

const maxCategoryLength = 255;

function renderOffer(
  product: Product,
  { color, size, material, pattern }: VariantAttributes = {},
  shop: FeedShop,
): string {
  const { url, title, description, pictures, category, brand, gtin } = toFeedItem(product, shop);
  const [picture, ...more] = pictures;
  const attributes = {
    id: product.id,
    url,
    price: formatDecimal(product.price),
    avail: findAvailability(shop.times),
    stock: String(product.stock),
  };
  const { ageFrom } = product;
  const age = ageFrom === undefined ? undefined : formatMinAge(ageFrom);
  // The format has no groups: each variant is an offer with features of its own.
  const variant = { Kolor: color, Rozmiar: size, Materiał: material, Wzór: pattern };
  const features = { Producent: brand, EAN: gtin, "Wiek dziecka": age, ...variant };
  const path = truncateAtWord(`Zabawki/${category.replaceAll("/", " ")}`, maxCategoryLength);
  return [
    `<o${renderAttributes(attributes)}>`,
    `<cat>${toCdata(path)}</cat>`,
    `<name>${toCdata(title)}</name>`,
    `<imgs><main${renderAttributes({ url: picture! })}/>`,
    ...more.map((each) => `<i${renderAttributes({ url: each })}/>`),
    `</imgs>`,
    `<desc>${toCdata(description)}</desc>`,
    `<attrs>${Object.entries(features).map(renderFeature).join("")}</attrs>`,
    "</o>\n",
  ].join("");
}

function renderAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
}

function renderFeature([name, value]: readonly [string, string | undefined]): string {
  return value ? `<a name="${name}">${toCdata(value)}</a>` : "";
}

/** Ceneo's codes by the hours within which the parcel leaves; 14 stands for a fortnight. */
const availabilities = [
  ["1", 24],
  ["3", 3 * 24],
  ["7", 7 * 24],
] as const;

function findAvailability({ dispatchHours: [, hours] }: FulfilmentTimes): string {
  return availabilities.find(([, within]) => hours <= within)?.[0] ?? "14";
}
