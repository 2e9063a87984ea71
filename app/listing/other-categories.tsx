import {
  formatListingQuery,
  withoutFilters,
  type Listing,
} from "../../shop/catalogue/listing/listing.ts";
import { filterProducts } from "../../shop/catalogue/listing/product-listing.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { heroPicture } from "../../shop/catalogue/product/picture.ts";
import { Icon } from "../ui/icon.tsx";
import { ScenePicture } from "../ui/picture/scene-picture.tsx";
import { countToys, describeToys } from "./labels.ts";

export type OtherCategoriesLink = { label: string; count: string; href: string };

type OtherCategoriesSource = {
  path: string;
  listing: Listing;
  /** Of all categories. */
  products: readonly Product[];
  /** Number of products on the page's own list. */
  total: number;
};

/**
 * Finds a longer list: the same filters in all categories, or all products. Undefined where it
 * holds nothing more.
 */
export function findOtherCategories(
  source: OtherCategoriesSource,
): OtherCategoriesLink | undefined {
  const { path, listing, products, total } = source;
  const everything = withoutFilters(listing);
  const sameFilters = { ...listing, maker: undefined, page: 1 };
  const candidates = path === toysPath ? [everything] : [sameFilters, everything];
  for (const candidate of candidates) {
    const count = filterProducts(products, candidate).length;
    if (count > total) {
      return {
        label: describeToys(candidate),
        count: countToys(count),
        href: toysPath + formatListingQuery(candidate),
      };
    }
  }
  return undefined;
}

const toysPath = "/zabawki";

/** Ends a list and fills the row that its last products leave open. */
export function OtherCategories({ label, count, href }: OtherCategoriesLink) {
  return (
    <a className="other-categories" href={href}>
      <span className="other-categories__text">
        <span>Szukasz dalej?</span>
        <strong>
          {label} <Icon name="right" />
        </strong>
        <span className="muted">{count}</span>
      </span>
      <ScenePicture
        base="/pictures/scenes/hero-prezenty"
        alt=""
        shape={heroPicture}
        sizes="(min-width: 768px) 560px, 60vw"
      />
    </a>
  );
}
