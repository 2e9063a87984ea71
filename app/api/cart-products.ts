import { listCartProducts } from "../../shop/catalogue/product/product-summary.ts";
import { readDeliveryTimes } from "../cart/delivery-times.ts";
import type { LoaderArgs } from "../route.ts";

const maxLines = 200;

/** What a stored cart cannot know: current prices and stock, and when parcels arrive. */
export async function loader({ shop, url }: LoaderArgs) {
  const ids = url.searchParams.getAll("id").slice(0, maxLines);
  const products = listCartProducts(shop.catalogue(), ids);
  const times = await readDeliveryTimes(shop);
  return Response.json({ products, times }, { headers: { "Cache-Control": "no-store" } });
}
