import type { Product } from "../../shop/catalogue/product/product.ts";
import { formatDecimal } from "../../shop/price.ts";
import type { HeadTag } from "../route.ts";
import { createPageMeta } from "./meta.ts";

type ProductMeta = {
  product: Pick<
    Product,
    "id" | "name" | "price" | "currency" | "stock" | "images" | "manufacturer"
  >;
  summary: string;
  url: string;
};

export function createProductMeta({ product, summary, url }: ProductMeta): HeadTag[] {
  const image = product.images[0] && `${product.images[0]}-og.jpg`;
  return [
    ...createPageMeta({
      title: product.name,
      description: summary,
      url,
      type: "product",
      ...(image && { image }),
    }),
    { property: "product:price:amount", content: formatDecimal(product.price) },
    { property: "product:price:currency", content: product.currency },
    { property: "product:availability", content: product.stock > 0 ? "in stock" : "out of stock" },
    { property: "product:retailer_item_id", content: product.id },
  ];
}
