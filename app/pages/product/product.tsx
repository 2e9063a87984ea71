import { brand, categories } from "../../../shop.config.ts";
import {
  truncateAtWord,
  parseDescription,
  toPlainDescription,
} from "../../../shop/catalogue/product/description.ts";
import { formatComparePath, maxCompared } from "../../../shop/catalogue/related/comparison.ts";
import { listAttributes } from "../../../shop/catalogue/product/attributes.ts";
import { Island } from "../../islands/island.tsx";
import type { HeadData, LoaderArgs, PageProps } from "../../route.ts";
import { createBreadcrumbsJsonLd, JsonLd, toysCrumb } from "../../seo/json-ld.tsx";
import { createProductJsonLd } from "../../seo/product-json-ld.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import BackToCategory from "./back-to-category.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DeliveryPromise } from "./buying/delivery-terms.tsx";
import { Description } from "./about/description.tsx";
import Gallery from "./gallery/gallery.tsx";
import { Offer } from "./offer.tsx";
import { describeParcelPromise } from "./buying/parcel-promise.ts";
import { ProductDetails } from "./about/product-details.tsx";
import { listSuggestions } from "./suggestions.ts";
import { notFound, redirect } from "../../result.ts";
import { listBundleParts } from "../../../shop/catalogue/product/bundle.ts";
import { createProductPath, findOffered } from "../../../shop/catalogue/product/variants.ts";
import { formatDecimal } from "../../../shop/price.ts";

export { ProductNotFound as NotFound, ProductFailed as Failed } from "./product-not-found.tsx";

export async function loader({ shop, params, url: { searchParams } }: LoaderArgs<"id">) {
  const catalogue = shop.catalogue();
  const product = catalogue.product(params.id);
  if (!product) throw notFound();
  // An address of a variant itself, as carts and orders have it.
  if (product.parentId !== undefined) throw redirect(createProductPath(product));
  const variantId = searchParams.get("wariant");
  const offered = findOffered(product, variantId);
  if (!offered) throw redirect(createProductPath(product));
  const category = categories.find(({ key }) => key === product.category)!;
  const { description = "" } = product;
  const summary = truncateAtWord(toPlainDescription(description), 160);
  const path = createProductPath(product);
  const url = shop.origin + path;
  return {
    product,
    offered,
    isChosen: variantId !== null,
    blocks: parseDescription(description),
    attributes: listAttributes(product),
    parts: listBundleParts(product, catalogue),
    summary: summary || `${product.name} w sklepie ${brand}.`,
    category: { key: category.key, name: category.name },
    isElectrical: category.kind === "electrical",
    ...listSuggestions(shop, product),
    promise: describeParcelPromise(await shop.promisedDelivery.read(), {
      takesOnlinePayments: shop.payments !== undefined,
    }),
    jsonLd: [
      createProductJsonLd(product, { url, origin: shop.origin, now: shop.now() }),
      createBreadcrumbsJsonLd(shop.origin, [
        toysCrumb,
        { name: category.name, path: `/kategoria/${category.key}` },
        { name: product.name, path },
      ]),
    ],
  };
}

export function head(page: HeadData<typeof loader>) {
  const { product, offered, isChosen, summary, url } = page;
  const image = offered.images[0] && `${offered.images[0]}-og.jpg`;
  return [
    ...createPageMeta({
      title: isChosen ? offered.name : product.name,
      description: summary,
      url,
      type: "product",
      ...(image && { image }),
    }),
    { property: "product:price:amount", content: formatDecimal(offered.price) },
    { property: "product:price:currency", content: offered.currency },
    { property: "product:availability", content: offered.stock > 0 ? "in stock" : "out of stock" },
    { property: "product:retailer_item_id", content: offered.id },
  ];
}

type ProductPageProps = PageProps<typeof loader>;

export default function ProductPage(props: ProductPageProps) {
  const { product, offered, category, promise, matching, jsonLd, related } = props;
  return (
    <>
      <article className="wrap product">
        <JsonLd nodes={jsonLd} />
        <div className="product__path">
          <Island component={BackToCategory} category={category} />
          <Breadcrumbs category={category} name={product.name} />
        </div>
        <Island component={Gallery} name={offered.name} images={offered.images} />
        <Offer {...props} />
        {offered.stock > 0 && <DeliveryPromise promise={promise} />}
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

function ProductText(props: ProductPageProps) {
  const { product, offered, blocks, attributes, isElectrical, related } = props;
  const similar = related.slice(0, maxCompared - 1).map(({ id }) => id);
  const comparePath = formatComparePath([product.id, ...similar]);
  return (
    <div className="product__text">
      <Description blocks={blocks} />
      <ProductDetails {...{ product: offered, attributes, isElectrical, comparePath }} />
    </div>
  );
}
