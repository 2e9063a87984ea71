import { promotions } from "../../shop.config.ts";
import { toPlainDescription } from "../../shop/catalogue/product/description.ts";
import { findSaleDays } from "../../shop/catalogue/price-history/promotion.ts";
import { isGtin } from "../../shop/catalogue/product/gtin.ts";
import { createPictureUrl, productPicture } from "../../shop/catalogue/product/picture.ts";
import { formatDecimal } from "../../shop/price.ts";
import { findVariantAttributes } from "../../shop/catalogue/product/variant-attributes.ts";
import { createProductPath } from "../../shop/catalogue/product/variants.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import type { JsonLdNode } from "./json-ld.tsx";
import { createReturnPolicy, createShippingDetails } from "./policies.ts";

type Page = { url: string; origin: string; now: number };

/** Of variants the group, with a product for each. */
export function createProductJsonLd(product: Product, page: Page): JsonLdNode {
  const { variants } = product;
  if (!variants)
    return { "@type": "Product", ...describe(product, page), offers: createOffer(product, page) };
  const { sku, ean, ...group } = product;
  const attributes = findVariantAttributes(product);
  const [kinds] = attributes?.values() ?? [];
  return {
    "@type": "ProductGroup",
    ...describe(group, page),
    productGroupID: sku || product.id,
    ...(kinds && { variesBy: Object.keys(kinds).map((kind) => `https://schema.org/${kind}`) }),
    hasVariant: variants.map((variant) => ({
      ...createVariant(variant, page),
      ...attributes?.get(variant.id),
    })),
  };
}

function createVariant(variant: Product, page: Page): JsonLdNode {
  const url = page.origin + createProductPath(variant);
  return {
    "@type": "Product",
    ...describe({ ...variant, description: undefined, manufacturer: undefined }, page),
    offers: createOffer(variant, { ...page, url }),
  };
}

type Described = Pick<Product, "name" | "images"> &
  Partial<Pick<Product, "description" | "sku" | "ean" | "manufacturer">>;

function describe(product: Described, page: Page) {
  const { name, description, images, sku, ean, manufacturer } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    name,
    ...(description && { description: toPlainDescription(description) }),
    ...(images.length > 0 && {
      image: images.map((base) => page.origin + createPictureUrl(base, largest, "webp")),
    }),
    ...(sku && { sku }),
    ...(ean && isGtin(ean) && { [`gtin${ean.length}`]: ean }),
    ...(manufacturer && { brand: { "@type": "Brand", name: manufacturer.name } }),
  };
}

function createOffer(product: Product, { url, now }: Page): JsonLdNode {
  const { price, reduction, currency, stock } = product;
  const saleDays = findSaleDays(promotions, product, now);
  const shippingDetails = createShippingDetails(price);
  return {
    "@type": "Offer",
    url,
    price: formatDecimal(price),
    priceCurrency: currency,
    ...(reduction && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: formatDecimal(reduction.lowestPrice),
        priceCurrency: currency,
      },
    }),
    ...(saleDays && { priceValidUntil: saleDays.to }),
    availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(shippingDetails && { shippingDetails }),
    hasMerchantReturnPolicy: createReturnPolicy(),
  };
}
