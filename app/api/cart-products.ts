import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { readDeliveryTimes } from "../cart/delivery-times.ts";
import type { LoaderArgs } from "../route.ts";

const maxLines = 200;

/**
 * What a stored cart cannot know: current prices and stock, and when parcels arrive. Without
 * products that have come to have variants, of which one must be chosen.
 */
export async function loader({ shop, url }: LoaderArgs) {
  const catalogue = shop.catalogue();
  const ids = url.searchParams.getAll("id").slice(0, maxLines);
  const products = ids.flatMap((id) => {
    const product = catalogue.product(id);
    return product && !product.variants ? [toCartProduct(product)] : [];
  });
  const times = await readDeliveryTimes(shop);
  return Response.json({ products, times }, { headers: { "Cache-Control": "no-store" } });
}
