import type { CartProduct } from "../cart/cart.ts";
import type { Product } from "./product.ts";

export type ProductSummary = Pick<Product, "id" | "name" | "category" | "price" | "stock"> & {
  image?: string;
  description?: string;
};

export function summariseProduct(product: Product): ProductSummary {
  const { id, name, category, price, stock, images } = product;
  return { id, name, category, price, stock, ...(images[0] && { image: images[0] }) };
}

export function toCartProduct(product: Product): CartProduct {
  const { id, name, price, currency, stock, images } = product;
  return { id, name, price, currency, stock, ...(images[0] && { image: images[0] }) };
}
