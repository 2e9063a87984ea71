import type { Product } from "../../shop/catalogue/product/product.ts";

export type DemoProduct = Omit<Product, "variants"> & { variants?: readonly DemoVariant[] };

/** Without a price of its own a variant has its product's, without pictures all of its product's. */
type DemoVariant = Pick<Product, "id" | "name" | "sku" | "ean" | "stock"> &
  Partial<Pick<Product, "price" | "images">>;
