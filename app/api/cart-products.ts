import { toCartProduct } from "../../shop/catalogue/product-summary.ts";
import { shopContext } from "../context.ts";
import { createRateLimitResponse } from "../rate-limit.ts";
import type { HandlerArgs } from "../route.ts";

const maxLines = 200;

export function loader({ context, request }: HandlerArgs) {
  const rateLimited = createRateLimitResponse(context);
  if (rateLimited) return rateLimited;
  const catalogue = context.get(shopContext).catalogue();
  const ids = new URL(request.url).searchParams.getAll("id").slice(0, maxLines);
  const products = ids.flatMap((id) => {
    const product = catalogue.product(id);
    return product ? [toCartProduct(product)] : [];
  });
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
