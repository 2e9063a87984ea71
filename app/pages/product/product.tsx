import { data } from "react-router";
import { brand, categories, times } from "../../../shop.config.ts";
import { formatShortAge } from "../../../shop/catalogue/age.ts";
import {
  truncateAtWord,
  parseDescription,
  toPlainDescription,
} from "../../../shop/catalogue/description.ts";
import { toCardProduct, toCartProduct } from "../../../shop/catalogue/product-summary.ts";
import { findRelatedProducts } from "../../../shop/catalogue/related.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import type { HandlerArgs, PageProps } from "../../route.ts";
import { createBreadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { createProductJsonLd } from "../../seo/product-json-ld.ts";
import { createProductMeta } from "../../seo/product-meta.ts";
import { Price } from "../../ui/product/price.tsx";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import { Typeset } from "../../ui/typeset.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Availability } from "./availability.tsx";
import { BackToCategory } from "./back-to-category.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DeliveryTerms } from "./delivery-terms.tsx";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductFacts } from "./product-facts.tsx";

export { ProductNotFound as NotFound, ProductFailed as Failed } from "./product-not-found.tsx";

export async function loader({ context, params }: HandlerArgs<"id">) {
  const shop = context.get(shopContext);
  const catalogue = shop.catalogue();
  const product = catalogue.product(params.id);
  if (!product) throw data(null, { status: 404 });
  const category = categories.find(({ key }) => key === product.category)!;
  const description = addNonBreakingSpaces(product.description ?? "");
  const summary = truncateAtWord(toPlainDescription(description), 160);
  const url = `${shop.origin}/produkt/${encodeURIComponent(product.id)}`;
  return {
    product: {
      ...product,
      description: undefined,
      warnings: product.warnings.map(addNonBreakingSpaces),
    },
    blocks: parseDescription(description),
    summary: summary || `${product.name} w sklepie ${brand}.`,
    category: { key: category.key, name: category.name },
    isElectrical: category.kind === "electrical",
    related: findRelatedProducts(catalogue.inCategory(product.category), product).map((each) =>
      toCardProduct(each, shop.now()),
    ),
    dispatch: times.dispatch,
    promise: product.stock > 0 ? await shop.promisedDelivery.read() : undefined,
    url,
    jsonLd: [
      createProductJsonLd(product, url, shop.origin),
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
  const { product, blocks, category, isElectrical, dispatch, related, jsonLd } = props;
  return (
    <>
      <article className="wrap product">
        <JsonLd nodes={jsonLd} />
        <div className="product__path">
          <Island component={BackToCategory} category={category} />
          <Breadcrumbs category={category} name={product.name} />
        </div>
        <Island component={Gallery} name={product.name} images={product.images} />
        <Offer {...props} />
        <div className="product__text">
          <Description blocks={blocks} />
          <ProductFacts product={product} dispatch={dispatch} isElectrical={isElectrical} />
        </div>
      </article>
      <ProductSection
        className="wrap related"
        id="podobne"
        title="Może się spodobać"
        products={related}
      />
    </>
  );
}

function Offer({ product, dispatch, promise }: ProductPageProps) {
  const { name, price, stock, ageFrom, warnings } = product;
  return (
    <div className="product__buy">
      <div className="product__head">
        <h1>{name}</h1>
        {ageFrom !== undefined && <Age months={ageFrom} />}
      </div>
      <p className="product__price">
        <Price value={price} /> <span className="muted">zawiera VAT</span>
      </p>
      <Availability stock={stock} dispatch={dispatch} />
      {stock > 0 && (
        <>
          <Island component={AddToCart} product={toCartProduct(product)} />
          <DeliveryTerms promise={promise} />
        </>
      )}
      <Warnings warnings={warnings} />
    </div>
  );
}

function Age({ months }: { months: number }) {
  return (
    <p className="chip chip--sun product__age">
      <span className="visually-hidden">Wiek: </span>
      {formatShortAge(months)}
    </p>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="notice notice--sun product__warnings">
      {warnings.map((warning) => (
        <p key={warning}>
          <Typeset text={warning} />
        </p>
      ))}
    </div>
  );
}
