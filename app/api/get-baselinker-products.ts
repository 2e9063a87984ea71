import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { toApiProduct } from "../../shop/catalogue/product/api-product.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { createCorsFunction } from "./cors-function.ts";

/** `get-baselinker-products`: `{category?}` → `{products}`, with decimal prices. */
export const { action, loader } = createCorsFunction(async (request, shop) => {
  const body = parseBody(await request.text());
  if (!body) {
    return { status: 400, body: { error: "Treść zapytania nie jest poprawnym JSON-em." } };
  }
  const products = selectProducts(shop.catalogue(), body.category);
  const apiProducts = products.map((product) => toApiProduct(product, shop.origin));
  return { status: 200, body: { products: apiProducts } };
});

/** An empty body selects all products. */
function parseBody(text: string): { category?: unknown } | undefined {
  if (text.trim() === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** All products without a category; none for an unknown one. */
function selectProducts(catalogue: Catalogue, category: unknown): readonly Product[] {
  if (category === undefined || category === null || category === "") return catalogue.products;
  return typeof category === "string" ? catalogue.inCategory(category) : [];
}
