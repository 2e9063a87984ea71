import { parseDescription, truncateAtWord } from "../catalogue/product/description.ts";
import { isGtin } from "../catalogue/product/gtin.ts";
import {
  findVariantAttributes,
  type VariantAttributes,
} from "../catalogue/product/variant-attributes.ts";
import { createProductPath } from "../catalogue/product/variants.ts";
import { createPictureUrl, productPicture } from "../catalogue/product/picture.ts";
import type { Company, Product } from "../catalogue/product/product.ts";
import type { Category, ShopConfig } from "../shop-config.ts";

export type FeedShop = Pick<
  ShopConfig,
  "brand" | "tagline" | "deliveryOptions" | "times" | "promotions"
> & {
  origin: string;
  now: number;
  categories: readonly Pick<Category, "key" | "name">[];
};

/** What is for sale, with what tells a variant from the others where that is known. */
export function* listOffered(
  products: readonly Product[],
): Generator<{ product: Product; attributes: VariantAttributes | undefined }> {
  for (const group of products) {
    const attributes = findVariantAttributes(group);
    for (const product of group.variants ?? [group])
      yield { product, attributes: attributes?.get(product.id) };
  }
}

/** Lengths that both Google and Ceneo take. */
const maxTitleLength = 150;
const maxDescriptionLength = 5000;
const maxBrandLength = 70;

export function toFeedItem(product: Product, { origin, categories }: FeedShop) {
  const { name, description = "", images, ean, manufacturer, category } = product;
  return {
    url: origin + createProductPath(product),
    title: truncateAtWord(name, maxTitleLength),
    description: truncateAtWord(toLines(description) || name, maxDescriptionLength),
    pictures: images.map((base) => origin + createPictureUrl(base, largest, "webp")),
    category: categories.find(({ key }) => key === category)?.name ?? "",
    brand: findBrand(manufacturer),
    gtin: ean && isGtin(ean) ? ean : undefined,
  };
}

const largest = productPicture.widths.at(-1)!;

function toLines(description: string): string {
  return parseDescription(description)
    .flatMap((block) =>
      block.kind === "list" ? block.items.map((item) => `• ${item}`) : [block.text],
    )
    .join("\n");
}

function findBrand({ name }: Partial<Company> = {}): string | undefined {
  return name && name.length <= maxBrandLength ? name : undefined;
}

/** What a product lacks that every feed requires, in Polish. */
export function listFeedGaps({ images, price }: Product): string[] {
  return [...(images.length > 0 ? [] : ["zdjęcie"]), ...(price > 0 ? [] : ["cena"])];
}
