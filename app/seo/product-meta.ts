import type { Product } from "../../shop/catalogue/product/product.ts";
import { formatDecimal } from "../../shop/price.ts";
import type { HeadTag } from "../route.ts";
import { createPageMeta } from "./meta.ts";

type ProductMeta = {
  product: Pick<Product, "name">;
  offered: Pick<Product, "id" | "name" | "price" | "currency" | "stock" | "images">;
  /** Whether the address names the variant. */
  isChosen: boolean;
  summary: string;
  url: string;
};

export function createProductMeta(page: ProductMeta): HeadTag[] {
  const { product, offered, isChosen, summary, url } = page;
  const image = offered.images[0] && `${offered.images[0]}-og.jpg`;
  return [
    ...createPageMeta({
      title: isChosen ? offered.name : product.name,
      description: summary,
      url,
      type: "product",
      ...(image && { image }),
    }),
    { property: "product:price:amount", content: formatDecimal(offered.price) },
    { property: "product:price:currency", content: offered.currency },
    { property: "product:availability", content: offered.stock > 0 ? "in stock" : "out of stock" },
    { property: "product:retailer_item_id", content: offered.id },
  ];
}
