import { deliveryOptions, times } from "../../shop.config.ts";
import { toPlainDescription } from "../../shop/catalogue/description.ts";
import { isGtin13 } from "../../shop/catalogue/gtin.ts";
import { createPictureUrl, productPicture } from "../../shop/catalogue/picture.ts";
import { toDecimal } from "../../shop/price.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { createReturnPolicy, type JsonLdNode } from "./json-ld.tsx";

export function createProductJsonLd(product: Product, url: string, origin: string): JsonLdNode {
  const { name, description, images, sku, ean, manufacturer } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    "@type": "Product",
    name,
    ...(description && { description: toPlainDescription(description) }),
    image: images.map((base) => origin + createPictureUrl(base, largest, "webp")),
    sku,
    ...(ean && isGtin13(ean) && { gtin13: ean }),
    ...(manufacturer && { brand: { "@type": "Brand", name: manufacturer.name } }),
    offers: createOffer(product, url),
  };
}

function createOffer({ price, currency, stock }: Product, url: string): JsonLdNode {
  return {
    "@type": "Offer",
    url,
    price: toDecimal(price).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: createShippingDetails(currency),
    hasMerchantReturnPolicy: createReturnPolicy(),
  };
}

/** Default delivery option, at the cart's price. */
function createShippingDetails(currency: string): JsonLdNode {
  const { price, time } = deliveryOptions[0]!;
  const [handlingTime, transitTime] = [parseDayRange(times.dispatch), parseDayRange(time)];
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: toDecimal(price).toFixed(2), currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PL" },
    ...(handlingTime &&
      transitTime && {
        deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime, transitTime },
      }),
  };
}

/** Parses `24–48 h` and `1–2 dni robocze` into days; undefined for other texts. */
function parseDayRange(text: string): JsonLdNode | undefined {
  const [, from, to, unit] = /(\d+)\s*[–-]\s*(\d+)\s*(h|dni)/.exec(text) ?? [];
  if (!unit) return undefined;
  const days = (count: string | undefined) => Math.ceil(Number(count) / (unit === "h" ? 24 : 1));
  return {
    "@type": "QuantitativeValue",
    minValue: days(from),
    maxValue: days(to),
    unitCode: "DAY",
  };
}
