import { brand, tagline } from "../../shop.config.ts";
import { bestsellers } from "../../shop/catalogue.ts";
import { cutAtWord, plainDescription } from "../../shop/description.ts";
import { summariseProduct } from "../../shop/product-summary.ts";
import { shopContext } from "../context.ts";
import { pageMeta } from "../seo/meta.ts";
import { ProductGrid } from "../ui/product-grid.tsx";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const products = bestsellers(shop.catalogue()).map((product) => ({
    ...summariseProduct(product),
    description: product.description
      ? cutAtWord(plainDescription(product.description), 120)
      : "Brak opisu",
  }));
  return { url: `${shop.origin}/`, products };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: `${brand}. ${tagline}`,
    description:
      "Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w 24–48 h.",
    url: loaderData.url,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap section" aria-labelledby="bestsellery">
      <h1 id="bestsellery">Bestsellery</h1>
      <ProductGrid
        products={loaderData.products}
        empty="Brak dostępnych produktów"
        linked={false}
        eager={4}
      />
    </section>
  );
}
