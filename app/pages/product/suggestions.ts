import { productSets } from "../../../shop.config.ts";
import type { Shop } from "../../../server/shop/shop.ts";
import { listBestsellers } from "../../../shop/catalogue/featured.ts";
import { findMatchingProducts } from "../../../shop/catalogue/related/matching.ts";
import { toCardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import { findRelatedProducts } from "../../../shop/catalogue/related/related.ts";

/** Products that belong with this one, and others like it. */
export function listSuggestions(shop: Pick<Shop, "catalogue" | "now">, product: Product) {
  const catalogue = shop.catalogue();
  const matching = findMatchingProducts(catalogue, product, productSets);
  const others = catalogue.inCategory(product.category).filter((each) => !matching.includes(each));
  const bestsellers = listBestsellers(catalogue);
  const toCard = (each: Product) => toCardProduct(each, shop.now(), bestsellers);
  return {
    matching: matching.map(toCard),
    related: findRelatedProducts(others, product).map(toCard),
  };
}
