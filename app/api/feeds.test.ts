import { expect, it, vi } from "vitest";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { parseWarsawTime } from "../../shop/time/warsaw-time.ts";
import { openFeedFiles } from "../../server/web/feed-files.ts";
import { sampleProduct } from "../../test/fixtures.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import type { LoaderArgs } from "../route.ts";
import { googleFeed } from "./feeds.ts";

vi.mock(import("../../shop.config.ts"), async (original) => ({
  ...(await original()),
  promotions: [{ category: "pluszaki", percent: 20, from: "24.11.2026", to: "30.11.2026" }],
}));

it("a reduction that lasts longer than its promotion has no end in the feed, as on the page", async () => {
  const clock = { now: parseWarsawTime("2026-11-30 23:00:00")! };
  const now = () => clock.now;
  const feeds = await openFeedFiles({ folder: temporaryFolder(), now });
  const reduction = { lowestPrice: 4999, percent: 20 };
  const product = sampleProduct({
    price: 3999,
    reduction,
    category: "pluszaki",
    images: ["/img/a"],
  });
  const catalogue = createCatalogue([product], "1");
  const shop = { origin: "https://sklep.example", now, feeds, catalogue: () => catalogue };
  const request = new Request("https://sklep.example/feeds/google.xml");
  const args = { shop, request, route: { path: "/feeds/google.xml" } } as unknown as LoaderArgs;
  const read = async () => (await googleFeed.loader(args)).text();
  expect(await read()).toContain("<g:sale_price_effective_date>");
  clock.now += 3_600_000;
  const after = await read();
  expect(after).toContain("<g:sale_price>39.99 PLN</g:sale_price>");
  expect(after).not.toContain("<g:sale_price_effective_date>");
});
