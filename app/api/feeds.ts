import * as shopConfig from "../../shop.config.ts";
import { findActivePromotions } from "../../shop/catalogue/price-history/promotion.ts";
import { renderCeneoFeed } from "../../shop/feed/ceneo-feed.ts";
import { renderGoogleFeed } from "../../shop/feed/google-feed.ts";
import type { LoaderArgs } from "../route.ts";

export const googleFeed = createFeed(renderGoogleFeed);
export const ceneoFeed = createFeed(renderCeneoFeed);

/** An empty feed would remove all offers of the shop. */
const unavailable = { status: 503, headers: { "Retry-After": "600" } };

/** Feeds are rendered in pieces, so that none need be in memory as a whole. */
function createFeed(format: typeof renderGoogleFeed) {
  return {
    async loader({ shop, request, route }: LoaderArgs): Promise<Response> {
      const { origin, now, feeds } = shop;
      const { products, version } = shop.catalogue();
      // A promotion may end while the prices of the last catalogue go on.
      const active = findActivePromotions(shopConfig.promotions, now());
      if (products.length === 0) return new Response(null, unavailable);
      const render = () => format(products, { ...shopConfig, origin, now: now() });
      const source = { name: route.path, version: version + JSON.stringify(active), render };
      return feeds.respond(request, source);
    },
  };
}
