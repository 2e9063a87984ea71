import { createPictureUrl, productPicture } from "./picture.ts";
import { toDecimal } from "../../price.ts";
import type { Product } from "./product.ts";

export type ApiProduct = {
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

export function toApiProduct(product: Product, origin: string): ApiProduct {
  const { id, name, description, price, currency, images, stock, sku, ean, category } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    id,
    name,
    ...(description !== undefined && { description }),
    price: toDecimal(price),
    currency,
    images: images.map((base) => origin + createPictureUrl(base, largest, "webp")),
    stock,
    sku,
    ...(ean !== undefined && { ean }),
    category,
  };
}
