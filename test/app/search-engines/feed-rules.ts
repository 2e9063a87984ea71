import { isGtin } from "../../../shop/catalogue/product/gtin.ts";
import type { Rules } from "./rules.ts";

const httpUrl = /^https?:\/\/[^\s"<>]+$/;
const googlePrice = /^\d+\.\d\d PLN$/;
const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})`;
const googleTimes = new RegExp(`^${time}/${time}$`);
const days = /^\d{1,3}$/;

/**
 * Google's product data specification (support.google.com/merchants/answer/7052112), for toys sold in
 * Poland: brand and GTIN where the maker gave them, shipping always. `sale_price_effective_date` has a
 * start and an end (answer/6324460), so that a sale without an end has none; Google then takes the
 * sale price as long as the feed says it.
 */
export const googleRules: Rules = {
  "g:id": { required: true, maxLength: 50 },
  "g:item_group_id": { maxLength: 50 },
  "g:color": { maxLength: 100 },
  "g:size": { maxLength: 100 },
  "g:material": { maxLength: 200 },
  "g:pattern": { maxLength: 100 },
  "g:title": { required: true, maxLength: 150 },
  "g:description": { required: true, maxLength: 5000 },
  "g:link": { required: true, maxLength: 2000, format: httpUrl },
  "g:image_link": { required: true, maxLength: 2000, format: httpUrl },
  "g:additional_image_link": { maxLength: 2000, format: httpUrl, maxCount: 10 },
  "g:availability": { required: true, format: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  "g:price": { required: true, format: googlePrice },
  "g:sale_price": { format: googlePrice },
  "g:sale_price_effective_date": { maxLength: 51, format: googleTimes },
  "g:brand": { maxLength: 70 },
  "g:gtin": { format: isGtin },
  "g:is_bundle": { format: /^yes$/ },
  "g:condition": { required: true, format: /^(?:new|refurbished|used)$/ },
  "g:age_group": { format: /^(?:newborn|infant|toddler|kids|adult)$/ },
  "g:product_type": { maxLength: 750, format: /^[^>]+(?: > [^>]+)*$/ },
  "g:shipping": { required: true, maxCount: 100 },
};

/** `g:shipping`: support.google.com/merchants/answer/6324484; times in business days. */
export const googleShippingRules: Rules = {
  "g:country": { required: true, format: /^PL$/ },
  "g:service": { maxLength: 100 },
  "g:price": { required: true, format: googlePrice },
  "g:min_handling_time": { format: days },
  "g:max_handling_time": { format: days },
  "g:min_transit_time": { format: days },
  "g:max_transit_time": { format: days },
};

/**
 * Ceneo's XML, as published shop modules write it; attributes of `o`. `price` is the gross selling
 * price. The format has no field for the price before a reduction, its lowest price, its days or the
 * cost of shipping: Ceneo compares selling prices and takes shipping from its panel.
 */
export const ceneoOfferRules: Rules = {
  id: { required: true, maxLength: 50 },
  url: { required: true, maxLength: 255, format: httpUrl },
  price: { required: true, format: /^\d+\.\d\d$/ },
  avail: { required: true, format: /^(?:1|3|7|14|90|99|110)$/ },
  stock: { format: /^[1-9]\d*$/ },
};

/** Elements of `o`; those of `imgs` and `attrs` are below. */
export const ceneoElementRules: Rules = {
  cat: { required: true, maxLength: 255, format: /^[^/]+(?:\/[^/]+)*$/ },
  name: { required: true, maxLength: 150 },
  desc: { required: true, maxLength: 5000 },
};

export const ceneoPictureRules: Rules = {
  main: { required: true, maxLength: 255, format: httpUrl },
  i: { maxLength: 255, format: httpUrl, maxCount: 100 },
};

export const ceneoFeatureRules: Rules = {
  Producent: {},
  EAN: { format: isGtin },
  /** Any feature of the product is an `a` by its name. */
  "Wiek dziecka": { maxLength: 40 },
  Kolor: {},
  Rozmiar: {},
  Materiał: {},
  Wzór: {},
};
