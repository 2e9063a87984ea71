import { deliveryOptions, times } from "../../shop.config.ts";
import { applyFreeDelivery } from "../../shop/cart/options.ts";
import { toPlainDescription } from "../../shop/catalogue/product/description.ts";
import { isGtin13 } from "../../shop/catalogue/product/gtin.ts";
import { createPictureUrl, productPicture } from "../../shop/catalogue/product/picture.ts";
import { toDecimal } from "../../shop/price.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import type { Range } from "../../shop/shop-config.ts";
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
    shippingDetails: createShippingDetails({ price, currency }),
    hasMerchantReturnPolicy: createReturnPolicy(),
  };
}

/** Default delivery option, at the cart's price with one piece. */
function createShippingDetails(product: Pick<Product, "price" | "currency">): JsonLdNode {
  const { price, workingDays } = applyFreeDelivery(deliveryOptions[0]!, product.price);
  const { currency } = product;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: toDecimal(price).toFixed(2), currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PL" },
    ...(workingDays && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: createDayRange(times.dispatchHours, 24),
        transitTime: createDayRange(workingDays),
      },
    }),
  };
}

function createDayRange([min, max]: Range, unitsPerDay = 1): JsonLdNode {
  return {
    "@type": "QuantitativeValue",
    minValue: Math.ceil(min / unitsPerDay),
    maxValue: Math.ceil(max / unitsPerDay),
    unitCode: "DAY",
  };
}
