import { toCartProduct } from "../../shop/catalogue/product-summary.ts";
import { shopContext } from "../context.ts";
import { refuseOverLimit } from "../rate-limit-message.ts";
import type { HandlerArgs } from "../route.ts";

const mostLines = 200;

/** What the cart's products cost today and how many there are; a missing one is gone. */
export function loader({ context, request }: HandlerArgs) {
  const refusal = refuseOverLimit(context);
  if (refusal) return refusal;
  const catalogue = context.get(shopContext).catalogue();
  const ids = new URL(request.url).searchParams.getAll("id").slice(0, mostLines);
  const products = ids.flatMap((id) => {
    const product = catalogue.product(id);
    return product ? [toCartProduct(product)] : [];
  });
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
