import {
  compareProducts,
  formatComparePath,
  maxCompared,
  parseComparedIds,
} from "../../../shop/catalogue/related/comparison.ts";
import { toCardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import { createProductPath } from "../../../shop/catalogue/product/variants.ts";
import { maxQueryLength } from "../../../shop/catalogue/search/fixed-list.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { withStatus } from "../../result.ts";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { Candidates } from "./candidates.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { findCandidates } from "./find-candidates.ts";

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
    url: `${shop.origin}/porownaj`,
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
      : findCandidates(shop, { compared, phrase }).map((each) => ({
          ...toCardProduct(each, shop.now()),
          withPath: pathWith(each.id),
        })),
  };
  return rateLimitMessage ? withStatus(data, 429) : data;
}

export function head({ url }: PageData<typeof loader>) {
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
