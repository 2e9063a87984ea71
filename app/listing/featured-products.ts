import { recommended, wording } from "../../shop.config.ts";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { findFeatured } from "../../shop/catalogue/featured.ts";

/** The products that the shop shows first, under a heading that is true of them. */
export function selectFeatured(catalogue: Catalogue) {
  const { products, areBestsellers } = findFeatured(catalogue, recommended);
  return { title: areBestsellers ? "Bestsellery" : wording.featured, products };
}
