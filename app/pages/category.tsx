import { data } from "react-router";
import { categoryTexts } from "../../shop.config.ts";
import { isCategoryKey } from "../../shop/category.ts";
import { summariseProduct } from "../../shop/product-summary.ts";
import { shopContext } from "../context.ts";
import { pageMeta } from "../seo/meta.ts";
import { ProductGrid } from "../ui/product-grid.tsx";
import type { Route } from "./+types/category";

export function loader({ context, params }: Route.LoaderArgs) {
  if (!isCategoryKey(params.category)) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const { category } = params;
  const { warehouseCategories: _, ...text } = categoryTexts[category];
  const products = shop.catalogue().inCategory(category).map(summariseProduct);
  return { category, text, products, url: `${shop.origin}/kategoria/${category}` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaTitle, metaDescription } = loaderData.text;
  return pageMeta({
    title: metaTitle,
    description: metaDescription,
    url: loaderData.url,
    image: `/pictures/og-${loaderData.category}.jpg`,
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, text, products } = loaderData;
  return (
    <div className="wrap category">
      <header className="category__header" data-category={category}>
        <h1>{text.title}</h1>
        <p className="lead">{text.description}</p>
      </header>
      <ProductGrid products={products} empty="Brak produktów w tej kategorii" eager={4} />
    </div>
  );
}
