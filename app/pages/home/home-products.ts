import type { CartProduct } from "../../../shop/cart/cart.ts";
import {
  findBestsellers,
  findSpotlightProduct,
  type Catalogue,
} from "../../../shop/catalogue/catalogue.ts";
import {
  truncateAtWord,
  parseDescription,
  toPlainDescription,
} from "../../../shop/catalogue/description.ts";
import type { Product } from "../../../shop/catalogue/product.ts";
import {
  toCartProduct,
  summariseProduct,
  type ProductSummary,
} from "../../../shop/catalogue/product-summary.ts";
import { describeStock } from "../../../shop/catalogue/stock.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";

export type SpotlightToy = { product: CartProduct; description: string; stock: string };
export type Goods = { spotlight?: SpotlightToy; bestsellers: readonly ProductSummary[] };

/** What the home page shows of today's catalogue. */
export function showGoods(catalogue: Catalogue): Goods {
  const toy = findSpotlightProduct(catalogue);
  return {
    ...(toy && toy.stock > 0 && { spotlight: spotlightToy(toy) }),
    bestsellers: findBestsellers(catalogue).map((product) => ({
      ...summariseProduct(product),
      description: describe(product, 120),
    })),
  };
}

function spotlightToy(product: Product): SpotlightToy {
  return {
    product: toCartProduct(product),
    description: describe(product, 240),
    stock: describeStock(product.stock),
  };
}

/** The first plain sentences; a description that is all lists gives its words instead. */
function describe({ description = "" }: Product, most: number): string {
  const opening = parseDescription(description).find(({ kind }) => kind === "text");
  const text = opening?.kind === "text" ? opening.text : toPlainDescription(description);
  return addNonBreakingSpaces(truncateAtWord(text, most)) || "Brak opisu";
}
