import { ageSpanChoices, formatMinAge } from "../../../shop/catalogue/product/age.ts";
import { recommended, wording } from "../../../shop.config.ts";
import type { Catalogue } from "../../../shop/catalogue/catalogue.ts";
import { findSpotlight } from "../../../shop/catalogue/featured.ts";
import {
  truncateAtWord,
  parseDescription,
  toPlainDescription,
} from "../../../shop/catalogue/product/description.ts";
import { countFacets } from "../../../shop/catalogue/listing/facets.ts";
import {
  formatListingQuery,
  parseListing,
  type Listing,
} from "../../../shop/catalogue/listing/listing.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import {
  summariseProduct,
  toCardProduct,
} from "../../../shop/catalogue/product/product-summary.ts";
import { selectFeatured } from "../../listing/featured-products.ts";
import { describeStock } from "../../../shop/catalogue/product/stock.ts";

export type SpotlightProduct = ReturnType<typeof describeSpotlight>;
export type FeaturedProducts = ReturnType<typeof selectHomeProducts>["featured"];

export function selectHomeProducts(catalogue: Catalogue, now: number) {
  const spotlight = findSpotlight(catalogue, recommended);
  const { title, products } = selectFeatured(catalogue);
  return {
    ...(spotlight && spotlight.product.stock > 0 && { spotlight: describeSpotlight(spotlight) }),
    featured: {
      title,
      products: products.map((product) => ({
        ...toCardProduct(product, now),
        description: describeProduct(product, 120),
      })),
    },
  };
}

const finderAges = [...ageSpanChoices, "9"];
const minFinderCount = 4;

/** Ages and budgets for which there are several products. */
export function listFinderChoices({ products }: Catalogue) {
  const all = parseListing(new URLSearchParams());
  const link = (choice: Partial<Listing>) => `/zabawki${formatListingQuery({ ...all, ...choice })}`;
  const { ages, budgets } = countFacets(products, all);
  return {
    ages: finderAges
      .filter((age) => ages.some((each) => each.age === age && each.count >= minFinderCount))
      .map((age) => ({ value: age, href: link({ age }) })),
    budgets: budgets
      .filter(({ count }) => count >= minFinderCount)
      .map(({ to }) => ({ value: to, href: link({ to }) })),
  };
}

type FoundSpotlight = NonNullable<ReturnType<typeof findSpotlight>>;

function describeSpotlight({ product, isBestseller }: FoundSpotlight) {
  return {
    badge: isBestseller ? "HIT!" : wording.spotlight,
    product: summariseProduct(product),
    ...(product.ageFrom !== undefined && { age: formatMinAge(product.ageFrom) }),
    description: describeProduct(product, 150),
    stock: describeStock(product.stock),
  };
}

/** Returns the first paragraph; the whole text when it has only lists. */
function describeProduct({ description = "" }: Product, maxLength: number): string {
  const opening = parseDescription(description).find(({ kind }) => kind === "text");
  const text = opening?.kind === "text" ? opening.text : toPlainDescription(description);
  return truncateAtWord(text, maxLength) || "Brak opisu";
}
