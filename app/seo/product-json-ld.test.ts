import { expect, test } from "vitest";
import { deliveryOptions, legal } from "../../shop.config.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { createProductJsonLd } from "./product-json-ld.ts";

const origin = "https://sklep.example";
const url = `${origin}/produkt/17`;
const page = { url, origin, now: 0 };
const product: Product = {
  id: "17",
  name: "Miś Bruno",
  category: "pluszaki",
  description: "Opis\n- miękki",
  price: 4999,
  currency: "PLN",
  images: ["/pictures/products/mis"],
  stock: 3,
  sku: "MIS-1",
  ean: "5901234123457",
  warnings: [],
  manufacturer: { name: "Misiowo", address: "", email: "" },
};

test("the offer has the product's price and the cart's delivery price", () => {
  const delivery = (deliveryOptions[0]!.price / 100).toFixed(2);
  expect(createProductJsonLd(product, page).offers).toMatchObject({
    url,
    price: "49.99",
    priceCurrency: "PLN",
    availability: "https://schema.org/InStock",
    shippingDetails: { shippingRate: { value: delivery, currency: "PLN" } },
    hasMerchantReturnPolicy: { merchantReturnDays: legal.withdrawalDays },
  });
});

test("delivery times are converted to whole days", () => {
  const range = { minValue: 1, maxValue: 2, unitCode: "DAY" };
  expect(createProductJsonLd(product, page).offers).toMatchObject({
    shippingDetails: { deliveryTime: { handlingTime: range, transitTime: range } },
  });
});

test("a sold-out product is out of stock", () => {
  expect(createProductJsonLd({ ...product, stock: 0 }, page).offers).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
});

test("only a valid EAN is included, and missing fields are omitted", () => {
  expect(createProductJsonLd(product, page)).toMatchObject({
    gtin13: "5901234123457",
    sku: "MIS-1",
  });
  expect(createProductJsonLd({ ...product, ean: "5901234123450" }, page)).not.toHaveProperty(
    "gtin13",
  );
  const { ean: _ean, description: _text, manufacturer: _maker, ...bare } = product;
  const node = createProductJsonLd(bare, page);
  expect(Object.keys(node)).toEqual(["@type", "name", "image", "sku", "offers"]);
});

test("image URLs are absolute", () => {
  expect(createProductJsonLd(product, page).image).toEqual([
    `${origin}/pictures/products/mis-960.webp`,
  ]);
});

test("a group names what its variants differ in, where that is known", () => {
  const variants = ["30 cm", "40 cm"].map((variantName, index) => ({
    ...product,
    id: `17${index}`,
    parentId: "17",
    variantName,
  }));
  const groupOf = (variantKind: string) =>
    createProductJsonLd({ ...product, variants, variantKind }, page);
  expect(groupOf("Wielkość misia")).toMatchObject({
    variesBy: ["https://schema.org/size"],
    hasVariant: [{ size: "30 cm" }, { size: "40 cm" }],
  });
  expect(groupOf("Zapach")).not.toHaveProperty("variesBy");
});
