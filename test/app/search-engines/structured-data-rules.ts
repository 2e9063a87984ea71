import { isGtin } from "../../../shop/catalogue/product/gtin.ts";
import type { JsonLd } from "./read-json-ld.ts";

type Shape = {
  required: readonly string[];
  recommended?: readonly string[];
  formats?: Readonly<Record<string, RegExp | ((value: string) => boolean)>>;
};

const url = /^https?:\/\/[^\s"<>]+$/;
const decimal = /^\d+\.\d\d$/;
const positive = (value: string) => decimal.test(value) && Number(value) > 0;
const currency = /^[A-Z]{3}$/;
const country = /^[A-Z]{2}$/;
const days = /^\d{1,3}$/;
const schema = (...values: string[]) =>
  new RegExp(`^https://schema\\.org/(?:${values.join("|")})$`);
const fees = schema("FreeReturn", "ReturnFeesCustomerResponsibility", "ReturnShippingFees");

/**
 * What Google publishes of each type (developers.google.com/search/docs/appearance/structured-data:
 * merchant-listing, product-variants, shipping-policy, return-policy, organization, breadcrumb, article). Other
 * properties than these are a mistake.
 */
export const shapes: Readonly<Record<string, Shape>> = {
  Product: {
    required: ["name", "image", "offers"],
    recommended: [
      "description",
      "sku",
      "gtin8",
      "gtin12",
      "gtin13",
      "gtin14",
      "brand",
      "color",
      "size",
      "material",
      "pattern",
    ],
    formats: { image: url, gtin8: isGtin, gtin12: isGtin, gtin13: isGtin, gtin14: isGtin },
  },
  ProductGroup: {
    required: ["name", "hasVariant", "productGroupID"],
    recommended: ["description", "image", "brand", "variesBy"],
    formats: { image: url, variesBy: schema("color", "size", "material", "pattern") },
  },
  Brand: { required: ["name"] },
  Offer: {
    required: ["price", "priceCurrency"],
    recommended: [
      "url",
      "priceValidUntil",
      "availability",
      "itemCondition",
      "priceSpecification",
      "shippingDetails",
      "hasMerchantReturnPolicy",
    ],
    formats: {
      price: positive,
      priceCurrency: currency,
      priceValidUntil: /^\d{4}-\d\d-\d\d$/,
      url,
      availability: schema("InStock", "OutOfStock", "PreOrder", "BackOrder"),
      itemCondition: schema("NewCondition", "UsedCondition", "RefurbishedCondition"),
    },
  },
  // A struck price stands beside the offer's, which has no `priceType`.
  UnitPriceSpecification: {
    required: ["priceType", "price", "priceCurrency"],
    formats: { priceType: schema("StrikethroughPrice"), price: positive, priceCurrency: currency },
  },
  OfferShippingDetails: {
    required: ["shippingRate", "shippingDestination"],
    recommended: ["deliveryTime"],
  },
  ShippingDeliveryTime: { required: [], recommended: ["handlingTime", "transitTime"] },
  ShippingService: {
    required: ["shippingConditions"],
    recommended: ["name", "fulfillmentType", "handlingTime"],
    formats: {
      fulfillmentType: schema("FulfillmentTypeDelivery", "FulfillmentTypeCollectionPoint"),
    },
  },
  ShippingConditions: {
    required: [],
    recommended: ["shippingDestination", "orderValue", "shippingRate", "transitTime"],
  },
  ServicePeriod: {
    required: ["duration"],
    recommended: ["businessDays"],
    formats: { businessDays: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/ },
  },
  MonetaryAmount: {
    required: ["currency"],
    recommended: ["value", "minValue", "maxValue"],
    formats: { currency, value: decimal, minValue: decimal, maxValue: decimal },
  },
  QuantitativeValue: {
    required: ["minValue", "maxValue", "unitCode"],
    formats: { minValue: days, maxValue: days, unitCode: /^(?:DAY|d)$/ },
  },
  DefinedRegion: { required: ["addressCountry"], formats: { addressCountry: country } },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
    recommended: [
      "returnPolicyCountry",
      "returnMethod",
      "returnFees",
      "merchantReturnLink",
      "refundType",
      "customerRemorseReturnFees",
      "itemDefectReturnFees",
    ],
    formats: {
      applicableCountry: country,
      returnPolicyCountry: country,
      returnPolicyCategory: schema("MerchantReturnFiniteReturnWindow"),
      merchantReturnDays: days,
      returnMethod: schema("ReturnByMail", "ReturnInStore", "ReturnAtKiosk"),
      returnFees: fees,
      customerRemorseReturnFees: fees,
      itemDefectReturnFees: fees,
      refundType: schema("FullRefund", "ExchangeRefund", "StoreCreditRefund"),
      merchantReturnLink: url,
    },
  },
  OnlineStore: {
    required: ["name", "url"],
    recommended: [
      "legalName",
      "slogan",
      "logo",
      "email",
      "telephone",
      "vatID",
      "taxID",
      "address",
      "hasMerchantReturnPolicy",
      "hasShippingService",
    ],
    formats: { url, logo: url, vatID: /^PL\d{10}$/, taxID: /^\d{10}$/ },
  },
  PostalAddress: {
    required: [],
    recommended: ["streetAddress", "postalCode", "addressLocality", "addressCountry"],
    formats: { addressCountry: country, postalCode: /^\d\d-\d{3}$/ },
  },
  WebSite: { required: ["name", "url"], recommended: ["inLanguage", "publisher"] },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: {
    required: ["position", "name", "item"],
    formats: { position: /^[1-9]\d*$/, item: url },
  },
  Article: {
    required: ["headline"],
    recommended: [
      "description",
      "image",
      "datePublished",
      "articleSection",
      "inLanguage",
      "mainEntityOfPage",
      "author",
      "publisher",
    ],
    formats: { image: url, datePublished: /^\d{4}-\d\d-\d\d/ },
  },
  Organization: { required: ["name"], recommended: ["url"], formats: { url } },
};

/** Lists what breaks the rules in the node and all that it contains. */
export function findShapeViolations(node: JsonLd): string[] {
  const type = node["@type"];
  const shape = shapes[type];
  if (!shape) return [`${type} is not in the rules`];
  const { required, recommended = [], formats = {} } = shape;
  const properties = Object.entries(node).filter(([name]) => !name.startsWith("@"));
  const known = new Set([...required, ...recommended]);
  return [
    ...required
      .filter((name) => node[name] === undefined)
      .map((name) => `${type}.${name} is missing`),
    ...properties
      .filter(([name]) => !known.has(name))
      .map(([name]) => `${type}.${name} is unknown`),
    ...properties.flatMap(([name, value]) => violationsOf(`${type}.${name}`, value, formats[name])),
    ...combinations(node),
  ];
}

function violationsOf(
  name: string,
  value: unknown,
  format?: RegExp | ((value: string) => boolean),
): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${name} is empty`]
      : value.flatMap((each) => violationsOf(name, each, format));
  }
  if (typeof value === "object" && value !== null) {
    // A reference to a node of this or another page.
    return "@type" in value ? findShapeViolations(value as JsonLd) : [];
  }
  const text = String(value);
  if (value === undefined || value === null || text === "") return [`${name} is empty`];
  const fits = typeof format === "function" ? format(text) : (format?.test(text) ?? true);
  return fits ? [] : [`${name}: ${text}`];
}

/** Rules about several properties together. */
function combinations(node: JsonLd): string[] {
  const { price, priceSpecification, itemListElement, minValue, maxValue } = node;
  const struck = (priceSpecification as JsonLd | undefined)?.price;
  return [
    ...(struck !== undefined && Number(struck) <= Number(price)
      ? ["struck price is not above"]
      : []),
    ...(itemListElement && (itemListElement as unknown[]).length < 2 ? ["one breadcrumb"] : []),
    ...(maxValue !== undefined && Number(minValue) > Number(maxValue) ? ["range is reversed"] : []),
  ];
}
