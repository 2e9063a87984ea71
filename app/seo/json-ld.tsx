import { brand, deliveryOptions, legal, seller, tagline, times } from "../../shop.config.ts";
import type { Article } from "../../shop/article.ts";
import { plainDescription } from "../../shop/description.ts";
import { isGtin13 } from "../../shop/gtin.ts";
import { pictureFile, productPicture } from "../../shop/picture.ts";
import { priceAsDecimal } from "../../shop/price.ts";
import type { Product } from "../../shop/product.ts";

/** A thing as schema.org describes it. The functions below are for loaders: no browser needs them. */
export type Thing = { "@type": string; [property: string]: unknown };

/** `<` is escaped, so that no name can close the element. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}

export function organizationJsonLd(origin: string): Thing {
  const { street, postalCode, city } = seller.address;
  return {
    "@type": "OnlineStore",
    "@id": `${origin}/#sklep`,
    name: brand,
    legalName: seller.name,
    slogan: tagline,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: seller.email,
    telephone: seller.phone,
    vatID: `PL${seller.nip}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "PL",
    },
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

export function websiteJsonLd(origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#strona`,
    name: brand,
    url: `${origin}/`,
    inLanguage: "pl",
    publisher: { "@id": `${origin}/#sklep` },
  };
}

/** From the home page down; the last one is the page itself. */
export function breadcrumbsJsonLd(steps: readonly { name: string; url: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function articleJsonLd(article: Omit<Article, "html">, url: string, origin: string): Thing {
  const shop = { "@type": "Organization", "@id": `${origin}/#sklep`, name: brand, url: `${origin}/` };
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: [`${origin}${article.image}-og.jpg`],
    datePublished: article.date,
    articleSection: article.category,
    inLanguage: "pl",
    mainEntityOfPage: url,
    author: shop,
    publisher: shop,
  };
}

export function productJsonLd(product: Product, url: string, origin: string): Thing {
  const { name, description, images, sku, ean, manufacturer } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    "@type": "Product",
    name,
    ...(description && { description: plainDescription(description) }),
    image: images.map((base) => origin + pictureFile(base, largest, "webp")),
    sku,
    ...(ean && isGtin13(ean) && { gtin13: ean }),
    ...(manufacturer && { brand: { "@type": "Brand", name: manufacturer.name } }),
    offers: offer(product, url),
  };
}

function offer({ price, currency, stock }: Product, url: string): Thing {
  return {
    "@type": "Offer",
    url,
    price: priceAsDecimal(price).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: shippingDetails(currency),
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

/** The delivery that a basket begins with, at the price that the basket shows. */
function shippingDetails(currency: string): Thing {
  const { price, time } = deliveryOptions[0]!;
  const [handlingTime, transitTime] = [dayRange(times.dispatch), dayRange(time)];
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: priceAsDecimal(price).toFixed(2), currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PL" },
    ...(handlingTime &&
      transitTime && {
        deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime, transitTime },
      }),
  };
}

/** `24–48 h` and `1–2 dni robocze` are both one to two days; of other words nothing is claimed. */
function dayRange(text: string): Thing | undefined {
  const [, from, to, unit] = /(\d+)\s*[–-]\s*(\d+)\s*(h|dni)/.exec(text) ?? [];
  if (!unit) return undefined;
  const days = (count: string | undefined) => Math.ceil(Number(count) / (unit === "h" ? 24 : 1));
  return { "@type": "QuantitativeValue", minValue: days(from), maxValue: days(to), unitCode: "DAY" };
}

function returnPolicy(): Thing {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "PL",
    returnPolicyCountry: "PL",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: legal.withdrawalDays,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  };
}
