import { lazy } from "react";
import { data } from "react-router";
import { categories, times } from "../../../shop.config.ts";
import { cutAtWord, parseDescription, plainDescription } from "../../../shop/description.ts";
import { cartProduct, summariseProduct } from "../../../shop/product-summary.ts";
import { relatedProducts } from "../../../shop/related.ts";
import { polishSpaces } from "../../../shop/typography.ts";
import { shopContext } from "../../context.ts";
import { breadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { productHead } from "../../seo/product-head.ts";
import { productJsonLd } from "../../seo/product-json-ld.ts";
import { Typeset } from "../../ui/typeset.tsx";
import { Price } from "../../ui/price.tsx";
import { Still } from "../../ui/still.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Availability } from "./availability.tsx";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import { BackToCategory } from "./back-to-category.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductSafety } from "./product-safety.tsx";
import type { Route } from "./+types/product";

const RelatedProducts = lazy(() => import("./related-products.tsx"));

export { ProductNotFound as ErrorBoundary } from "./product-not-found.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const catalogue = shop.catalogue();
  const product = catalogue.product(params.id);
  if (!product) throw data(null, { status: 404 });
  const category = categories.find(({ key }) => key === product.category)!;
  const description = polishSpaces(product.description ?? "");
  const summary = cutAtWord(plainDescription(description), 160);
  const url = `${shop.origin}/produkt/${encodeURIComponent(product.id)}`;
  return {
    product: { ...product, description: undefined, warnings: product.warnings.map(polishSpaces) },
    blocks: parseDescription(description),
    summary: summary || `${product.name} w sklepie Latawiec.`,
    category: { key: category.key, name: category.name },
    related: relatedProducts(catalogue.inCategory(product.category), product).map(summariseProduct),
    dispatch: times.dispatch,
    url,
    things: [
      productJsonLd(product, url, shop.origin),
      breadcrumbsJsonLd([
        { name: category.name, url: `${shop.origin}/kategoria/${category.key}` },
        { name: product.name, url },
      ]),
    ],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? productHead(loaderData) : [];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, blocks, category, dispatch } = loaderData;
  return (
    <>
      <article className="wrap product" data-category={product.category}>
        <JsonLd things={loaderData.things} />
        <BackToCategory category={category} />
        <Gallery key={product.id} name={product.name} images={product.images} />
        <div className="product__buy">
          <h1>{product.name}</h1>
          <p className="product__price">
            <Price value={product.price} /> <span className="muted">zawiera VAT</span>
          </p>
          <Availability stock={product.stock} dispatch={dispatch} />
          {product.stock > 0 && <AddToCart key={product.id} product={cartProduct(product)} />}
          <Warnings warnings={product.warnings} />
        </div>
        <div className="product__text">
          <Description blocks={blocks} />
          <ProductDetails product={product} dispatch={dispatch} />
          <ProductSafety product={product} />
        </div>
      </article>
      <Still
        key={loaderData.url}
        id={`podobne-${product.id}`}
        content={RelatedProducts}
        given={{ products: loaderData.related }}
      />
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <p className="notice notice--sun" key={warning}>
      <Typeset text={warning} />
    </p>
  ));
}
