import type { Shop } from "../../../server/shop/shop.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import { findRelatedProducts } from "../../../shop/catalogue/related/related.ts";
import { searchShop } from "../../listing/search-shop.ts";
import { selectFeatured } from "../../listing/featured-products.ts";

const maxCandidates = 8;

type Comparison = {
  compared: readonly Product[];
  phrase: string;
};

/** What may be added: what was searched for, else what is like the first product. */
export function findCandidates(shop: Shop, { compared, phrase }: Comparison): readonly Product[] {
  const [first] = compared;
  const found = phrase ? searchShop(shop, phrase).products : listSimilar(shop, first);
  return found.filter(({ id }) => !compared.some((each) => each.id === id)).slice(0, maxCandidates);
}

function listSimilar({ catalogue }: Shop, product: Product | undefined): readonly Product[] {
  if (!product) return selectFeatured(catalogue()).products;
  return findRelatedProducts(catalogue().inCategory(product.category), product, maxCandidates + 2);
}
