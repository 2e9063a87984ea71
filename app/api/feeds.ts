import {
  brand,
  categories,
  deliveryOptions,
  promotions,
  tagline,
  times,
} from "../../shop.config.ts";
import { renderCeneoFeed } from "../../shop/feed/ceneo-feed.ts";
import type { FeedFormat } from "../../shop/feed/feed-item.ts";
import { renderGoogleFeed } from "../../shop/feed/google-feed.ts";
import type { LoaderArgs } from "../route.ts";

export const googleFeed = createFeed(renderGoogleFeed);
export const ceneoFeed = createFeed(renderCeneoFeed);

function createFeed(format: FeedFormat) {
  return {
    loader({ shop, request, route }: LoaderArgs): Promise<Response> {
      const { products, version } = shop.catalogue();
      const { origin, now } = shop;
      const offered = { categories, deliveryOptions, promotions, times };
      const about = { brand, tagline, origin, now: now(), ...offered };
      return shop.feeds.respond(request, {
        name: route.path,
        version,
        render: () => format(products, about),
      });
    },
  };
}
