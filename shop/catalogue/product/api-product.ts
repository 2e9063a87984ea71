import { createPictureUrl, productPicture } from "./picture.ts";
import { toDecimal } from "../../price.ts";
import type { Product } from "./product.ts";

export type ApiProduct = ReturnType<typeof toApiProduct>;

export function toApiProduct(product: Product, origin: string) {
  const { id, name, description, price, currency, images, stock, sku, ean, category } = product;
  const largest = productPicture.widths.at(-1)!;
  return {
    id,
    name,
    description,
    price: toDecimal(price),
    currency,
    images: images.map((base) => origin + createPictureUrl(base, largest, "webp")),
    stock,
    sku,
    ean,
    category,
  };
}
