import { pictureFile, productPicture } from "./picture.ts";
import { priceAsDecimal } from "../price.ts";
import type { Product } from "./product.ts";

/** A Product as the specification's catalogue call carries it: decimal price, absolute pictures. */
export type FunctionProduct = {
  id: string;
  name: string;
  description?: string;
  price: number;
  currency: string;
  images: string[];
  stock: number;
  sku: string;
  ean?: string;
  category: string;
};

export function productForFunction(product: Product, origin: string): FunctionProduct {
  const { id, name, description, price, currency, images, stock, sku, ean, category } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    id,
    name,
    ...(description !== undefined && { description }),
    price: priceAsDecimal(price),
    currency,
    images: images.map((base) => origin + pictureFile(base, largest, "webp")),
    stock,
    sku,
    ...(ean !== undefined && { ean }),
    category,
  };
}
