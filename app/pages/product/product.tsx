import { brand, categories, times } from "../../../shop.config.ts";
import {
  truncateAtWord,
  parseDescription,
  toPlainDescription,
} from "../../../shop/catalogue/product/description.ts";
import { listAttributes } from "../../../shop/catalogue/product/attributes.ts";
import { Island } from "../../islands/island.tsx";
import type { LoaderArgs, PageProps } from "../../route.ts";
import { createBreadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { createProductJsonLd } from "../../seo/product-json-ld.ts";
import { createProductMeta } from "../../seo/product-meta.ts";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import { BackToCategory } from "./back-to-category.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DeliveryPromise } from "./buying/delivery-terms.tsx";
import { Description } from "./about/description.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Offer } from "./offer.tsx";
import { describeParcelPromise } from "./buying/parcel-promise.ts";
import { ProductDetails } from "./about/product-details.tsx";
import { listSuggestions } from "./suggestions.ts";
import { notFound } from "../../result.ts";

export { ProductNotFound as NotFound, ProductFailed as Failed } from "./product-not-found.tsx";

export async function loader({ shop, params }: LoaderArgs<"id">) {
  const catalogue = shop.catalogue();
  const product = catalogue.product(params.id);
  if (!product) throw notFound();
  const category = categories.find(({ key }) => key === product.category)!;
  const { description = "" } = product;
  const summary = truncateAtWord(toPlainDescription(description), 160);
  const url = `${shop.origin}/produkt/${encodeURIComponent(product.id)}`;
  return {
    product: { ...product, description: undefined, features: undefined },
    blocks: parseDescription(description),
    attributes: listAttributes(product),
    summary: summary || `${product.name} w sklepie ${brand}.`,
    category: { key: category.key, name: category.name },
    isElectrical: category.kind === "electrical",
    ...listSuggestions(shop, product),
    dispatch: times.dispatch,
    promise: describeParcelPromise(await shop.promisedDelivery.read(), {
      takesOnlinePayments: shop.payments !== undefined,
    }),
    url,
    jsonLd: [
      createProductJsonLd(product, { url, origin: shop.origin, now: shop.now() }),
      createBreadcrumbsJsonLd([
        { name: "Zabawki", url: `${shop.origin}/zabawki` },
        { name: category.name, url: `${shop.origin}/kategoria/${category.key}` },
        { name: product.name, url },
      ]),
    ],
  };
}

export const head = createProductMeta;

type ProductPageProps = PageProps<typeof loader>;

export default function ProductPage(props: ProductPageProps) {
  const { product, category, dispatch, promise, matching, related, jsonLd } = props;
  return (
    <>
      <article className="wrap product">
        <JsonLd nodes={jsonLd} />
        <div className="product__path">
          <Island component={BackToCategory} category={category} />
          <Breadcrumbs category={category} name={product.name} />
        </div>
        <Island component={Gallery} name={product.name} images={product.images} />
        <Offer {...{ product, dispatch, related }} />
        {product.stock > 0 && <DeliveryPromise promise={promise} />}
        <ProductText {...props} />
      </article>
      <ProductSection
        className="wrap related"
        id="pasuje-do"
        title="Pasuje do kompletu"
        products={matching}
      />
      <ProductSection
        className="wrap related"
        id="podobne"
        title="Może się spodobać"
        products={related}
      />
    </>
  );
}

function ProductText({ product, blocks, attributes, dispatch, isElectrical }: ProductPageProps) {
  return (
    <div className="product__text">
      <Description blocks={blocks} />
      <ProductDetails {...{ product, attributes, dispatch, isElectrical }} />
    </div>
  );
}
