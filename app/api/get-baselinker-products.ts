import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { isCategoryKey } from "../../shop/catalogue/category.ts";
import { toApiProduct } from "../../shop/catalogue/api-product.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { shopContext } from "../context.ts";
import { findRateLimitMessage } from "../rate-limit-message.ts";
import type { HandlerArgs } from "../route.ts";
import { createCorsResponder } from "./cors-json.ts";

/** `get-baselinker-products`: `{category?}` → `{products}`, with decimal prices. */
export async function action({ context, request }: HandlerArgs) {
  const shop = context.get(shopContext);
  const cors = createCorsResponder(request, shop);
  if (request.method !== "POST") return cors.rejectMethod();
  const rateLimitMessage = findRateLimitMessage(context);
  if (rateLimitMessage) return cors.json(429, { error: rateLimitMessage });
  const body = parseBody(await request.text());
  if (!body) return cors.json(400, { error: "Treść zapytania nie jest poprawnym JSON-em." });
  const products = selectProducts(shop.catalogue(), body.category);
  return cors.json(200, {
    products: products.map((product) => toApiProduct(product, shop.origin)),
  });
}

/** Other methods, including the preflight. */
export function loader({ context, request }: HandlerArgs) {
  return createCorsResponder(request, context.get(shopContext)).rejectMethod();
}

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
  return isCategoryKey(category) ? catalogue.inCategory(category) : [];
}
