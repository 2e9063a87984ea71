import type { Shop } from "../../../server/shop/shop.ts";
import {
  compareProducts,
  formatComparePath,
  maxCompared,
  parseComparedIds,
} from "../../../shop/catalogue/related/comparison.ts";
import { findRelatedProducts } from "../../../shop/catalogue/related/related.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import { toCardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import { createProductPath } from "../../../shop/catalogue/product/variants.ts";
import { maxQueryLength } from "../../../shop/catalogue/search/fixed-list.ts";
import { selectFeatured } from "../../listing/featured-products.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { searchShop } from "../../listing/search-shop.ts";
import { withStatus } from "../../result.ts";
import type { HeadData, LoaderArgs, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { Candidates } from "./candidates.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

const maxCandidates = 8;

/** Products side by side. The address holds them, so that it can be sent to somebody. */
export function loader({ shop, url, rateLimitMessage }: LoaderArgs) {
  const catalogue = shop.catalogue();
  const { product } = catalogue;
  const ids = rateLimitMessage ? [] : parseComparedIds(url.searchParams);
  const compared = ids.flatMap((id) => product(id) ?? []);
  const phrase = (url.searchParams.get("fraza") ?? "").trim().slice(0, maxQueryLength);
  const isFull = compared.length === maxCompared || rateLimitMessage !== undefined;
  const pathWith = (id: string) => formatComparePath([...compared.map((each) => each.id), id]);
  const data = {
    rateLimitMessage,
    compared: compared.map((each) => ({
      ...toCardProduct(each, shop.now()),
      path: createProductPath(each),
      withoutPath: formatComparePath(
        compared.filter((other) => other !== each).map(({ id }) => id),
      ),
    })),
    rows: compareProducts(compared, catalogue),
    phrase,
    isFull,
    candidates: isFull
      ? []
      : findCandidates(shop, compared, phrase).map((each) => ({
          ...toCardProduct(each, shop.now()),
          withPath: pathWith(each.id),
        })),
  };
  return rateLimitMessage ? withStatus(data, 429) : data;
}

/** What may be added: what was searched for, else what is like the first product. */
function findCandidates(shop: Shop, compared: readonly Product[], phrase: string) {
  const found = phrase ? searchShop(shop, phrase).products : listSimilar(shop, compared[0]);
  return found.filter(({ id }) => !compared.some((each) => each.id === id)).slice(0, maxCandidates);
}

function listSimilar({ catalogue }: Shop, product: Product | undefined): readonly Product[] {
  if (!product) return selectFeatured(catalogue()).products;
  return findRelatedProducts(catalogue().inCategory(product.category), product, maxCandidates + 2);
}

export function head({ url }: HeadData<typeof loader>) {
  return createPageMeta({
    title: "Porównanie zabawek",
    description:
      "Dwie albo trzy zabawki obok siebie: cena, wiek, liczba elementów, wymiary, baterie i zawartość pudełka.",
    url,
    robots: "noindex,follow",
  });
}

export default function ComparePage(props: PageProps<typeof loader>) {
  const { rateLimitMessage, compared, rows, isFull, phrase, candidates } = props;
  return (
    <div className="category">
      <ListingHeader title="Porównanie zabawek">
        <p>{rateLimitMessage ?? leads[Math.min(compared.length, leads.length - 1)]}</p>
      </ListingHeader>
      <div className="wrap comparison">
        {compared.length > 1 && <ComparisonTable compared={compared} rows={rows} />}
        {!isFull && <Candidates {...{ compared, phrase, candidates }} />}
        {compared.length === 1 && <ComparisonTable compared={compared} rows={rows} />}
      </div>
    </div>
  );
}

const leads = [
  "Wybierz dwie albo trzy zabawki, a my postawimy je obok siebie.",
  "Pierwsza już jest. Dobierz do niej drugą.",
  "Adres tej strony możesz wysłać komuś, kto wybiera razem z Tobą.",
];
