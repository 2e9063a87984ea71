import { expect, test } from "vitest";
import { deliveryOptions, legal } from "../../shop.config.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { createProductJsonLd } from "./product-json-ld.ts";

const origin = "https://sklep.example";
const url = `${origin}/produkt/17`;
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

test("a product is offered at its own price and delivered at the cart's", () => {
  const delivery = (deliveryOptions[0]!.price / 100).toFixed(2);
  expect(createProductJsonLd(product, url, origin).offers).toMatchObject({
    url,
    price: "49.99",
    priceCurrency: "PLN",
    availability: "https://schema.org/InStock",
    shippingDetails: { shippingRate: { value: delivery, currency: "PLN" } },
    hasMerchantReturnPolicy: { merchantReturnDays: legal.withdrawalDays },
  });
});

test("delivery takes the days that the shop states, counted in whole days", () => {
  const range = { minValue: 1, maxValue: 2, unitCode: "DAY" };
  expect(createProductJsonLd(product, url, origin).offers).toMatchObject({
    shippingDetails: { deliveryTime: { handlingTime: range, transitTime: range } },
  });
});

test("a sold-out product says so", () => {
  expect(createProductJsonLd({ ...product, stock: 0 }, url, origin).offers).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
});

test("only a valid EAN is named, and its absence leaves no empty field", () => {
  expect(createProductJsonLd(product, url, origin)).toMatchObject({
    gtin13: "5901234123457",
    sku: "MIS-1",
  });
  expect(createProductJsonLd({ ...product, ean: "5901234123450" }, url, origin)).not.toHaveProperty(
    "gtin13",
  );
  const { ean: _ean, description: _text, manufacturer: _maker, ...bare } = product;
  const thing = createProductJsonLd(bare, url, origin);
  expect(Object.keys(thing)).toEqual(["@type", "name", "image", "sku", "offers"]);
});

test("pictures are whole addresses", () => {
  expect(createProductJsonLd(product, url, origin).image).toEqual([
    `${origin}/pictures/products/mis-960.webp`,
  ]);
});
