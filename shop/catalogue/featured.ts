import type { Catalogue } from "./catalogue.ts";
import type { Product } from "./product/product.ts";

/** SKUs that the configuration recommends; the first one that is in stock is the spotlight. */
type Recommended = readonly string[];

const gridSize = 4;

/** The grid of the home page. It claims bestsellers only where it is full of what sold best. */
export function findFeatured(
  catalogue: Catalogue,
  recommended: Recommended,
): { products: readonly Product[]; areBestsellers: boolean } {
  const sold = listSold(catalogue).slice(0, gridSize);
  if (sold.length === gridSize) return { products: sold, areBestsellers: true };
  const chosen = listRecommended(catalogue, recommended);
  const products = [...new Set([...chosen, ...catalogue.products])].slice(0, gridSize);
  return { products, areBestsellers: false };
}

export function listBestsellers(catalogue: Catalogue): ReadonlySet<string> {
  const sold = listSold(catalogue).slice(0, gridSize);
  return new Set(sold.length === gridSize ? sold.map(({ id }) => id) : []);
}

export function findSpotlight(
  catalogue: Catalogue,
  recommended: Recommended,
): { product: Product; isBestseller: boolean } | undefined {
  const [best] = listSold(catalogue);
  if (best) return { product: best, isBestseller: true };
  const chosen = listRecommended(catalogue, recommended).find(({ stock }) => stock > 0);
  const product = chosen ?? findHighestStock(catalogue);
  return product && { product, isBestseller: false };
}

function listSold({ sold, product }: Catalogue): Product[] {
  return sold.flatMap((id) => product(id) ?? []).filter(({ stock }) => stock > 0);
}

function listRecommended({ products }: Catalogue, recommended: Recommended): Product[] {
  return recommended.flatMap((code) => products.find(({ sku }) => sku === code) ?? []);
}

function findHighestStock({ products }: Catalogue): Product | undefined {
  return products.reduce<Product | undefined>(
    (best, product) => (best && best.stock >= product.stock ? best : product),
    undefined,
  );
}
