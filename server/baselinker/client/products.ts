import * as v from "valibot";
import { formatEan } from "../../../shop/catalogue/product/gtin.ts";
import { htmlToText } from "./html-to-text.ts";
import { flag, id, line, mapOf, number, priceIn, stockIn } from "./schemas.ts";
import type {
  InventorySelection,
  ListedProduct,
  ProductContent,
} from "../../db/catalogue/inventory.ts";
import { parse } from "./call.ts";

const amounts = v.fallback(mapOf(v.fallback(v.nullable(number), null)), {});
const shortLine = v.fallback(v.optional(line, ""), "");

const listed = v.object({
  parent_id: v.fallback(v.optional(id, "0"), "0"),
  name: shortLine,
  sku: shortLine,
  ean: v.pipe(shortLine, v.transform(formatEan)),
  prices: amounts,
  stock: amounts,
});

/** One that cannot be read would make a bundle of fewer parts: none of them is known then. */
const parts = v.fallback(mapOf(v.pipe(number, v.integer(), v.minValue(1))), {});

const detailed = v.object({
  is_bundle: v.fallback(v.optional(flag, false), false),
  bundle_products: parts,
  category_id: v.fallback(v.optional(id, "0"), "0"),
  manufacturer_id: v.fallback(v.optional(id, "0"), "0"),
  tax_rate: v.fallback(v.optional(number), undefined),
  text_fields: v.fallback(mapOf(v.unknown()), {}),
  images: v.fallback(mapOf(v.unknown()), {}),
});

const reply = v.object({ products: mapOf(v.unknown()) });

export function parseListPage(body: object, source: InventorySelection) {
  const { products } = parse(reply, body);
  const parsed = Object.entries(products).flatMap(([key, value]): ListedProduct[] => {
    const product = v.safeParse(listed, value);
    if (!product.success) return [];
    const { parent_id: parent, name, sku, ean, prices, stock } = product.output;
    const price = priceIn(prices, source.priceGroup);
    const regularPrice = source.regularPriceGroup && priceIn(prices, source.regularPriceGroup);
    return [
      {
        id: key,
        ...(parent !== "0" && { parent }),
        name,
        sku,
        ean,
        price,
        ...(regularPrice && { regularPrice }),
        ...stockIn(stock, source.warehouses),
      },
    ];
  });
  return { count: Object.keys(products).length, products: parsed };
}

export function parseContents(body: object): Map<string, ProductContent> {
  const { products } = parse(reply, body);
  return new Map(
    Object.entries(products).flatMap(([key, value]): [string, ProductContent][] => {
      const product = v.safeParse(detailed, value);
      return product.success ? [[key, contentOf(product.output)]] : [];
    }),
  );
}

function contentOf(product: v.InferOutput<typeof detailed>): ProductContent {
  const fields = product.text_fields;
  const bundle = Object.entries(product.bundle_products).map(([id, quantity]) => ({
    id,
    quantity,
  }));
  return {
    category: product.category_id,
    manufacturer: product.manufacturer_id,
    ...(product.is_bundle && { bundle }),
    ...(product.tax_rate !== undefined && { taxRate: product.tax_rate }),
    description: htmlToText(textIn(fields, "description") || textIn(fields, "description_extra1")),
    pictures: picturesInOrder(product.images),
    features: featuresOf(inPolish(fields, "features")),
  };
}

function inPolish(fields: Record<string, unknown>, key: string): unknown {
  return fields[`${key}|pl`] || fields[key];
}

function textIn(fields: Record<string, unknown>, key: string): string {
  const value = inPolish(fields, key);
  return typeof value === "string" ? value : "";
}

const maxPictures = 16;

function picturesInOrder(images: Record<string, unknown>): string[] {
  return Object.entries(images)
    .sort(([one], [other]) => Number(one) - Number(other))
    .flatMap(([, address]) => (typeof address === "string" && isWebUrl(address) ? [address] : []))
    .slice(0, maxPictures);
}

function isWebUrl(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

const maxFeatures = 100;

function featuresOf(value: unknown): Record<string, string> {
  const map = v.safeParse(mapOf(v.unknown()), value);
  if (!map.success) return {};
  const pairs = Object.entries(map.output).flatMap(([name, text]): [string, string][] => {
    const parsed = v.safeParse(line, Array.isArray(text) ? text.join(", ") : text);
    return parsed.success && parsed.output ? [[v.parse(line, name), parsed.output]] : [];
  });
  return Object.fromEntries(pairs.slice(0, maxFeatures));
}
