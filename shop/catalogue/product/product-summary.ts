import type { CartProduct } from "../../cart/cart.ts";
import { dayMs } from "../../time/durations.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Product } from "./product.ts";
import { describeVariants, hasSeveralPrices } from "./variants.ts";

export type ProductSummary = CartProduct &
  Pick<Product, "category"> & {
    /** `6 kolorów`: what has variants is bought on its page. */
    variants?: string;
    /** `price` is the lowest of several. */
    hasSeveralPrices?: true;
  };

export type CardProduct = ProductSummary &
  Pick<Product, "ageFrom"> & {
    secondImage?: string;
    isNew?: boolean;
    isBestseller?: true;
    description?: string;
  };

const newForMs = 30 * dayMs;

export function toCardProduct(
  product: Product,
  now: number,
  bestsellers?: ReadonlySet<string>,
): CardProduct {
  const { images, ageFrom, addedAt = 0 } = product;
  return {
    ...summariseProduct(product),
    ...(images[1] && { secondImage: images[1] }),
    ...(ageFrom !== undefined && { ageFrom }),
    ...(now - addedAt < newForMs && { isNew: true }),
    ...(bestsellers?.has(product.id) && { isBestseller: true }),
  };
}

export function summariseProduct(product: Product): ProductSummary {
  const variants = describeVariants(product);
  return {
    ...toCartProduct(product),
    category: product.category,
    ...(variants && { variants }),
    ...(hasSeveralPrices(product) && { hasSeveralPrices: true }),
  };
}

/** What a cart must know of its lines, of those that the catalogue has. */
export function listCartProducts(
  { product: find }: Pick<Catalogue, "product">,
  ids: readonly string[],
): CartProduct[] {
  return ids.flatMap((id) => {
    const product = find(id);
    if (!product) return [];
    return { ...toCartProduct(product), ...(product.variants && { isParent: true }) };
  });
}

export function toCartProduct(
  product: Omit<CartProduct, "image"> & Pick<Product, "images">,
): CartProduct {
  const { id, name, price, currency, stock, images, reduction } = product;
  return {
    id,
    name,
    price,
    currency,
    stock,
    ...(images[0] && { image: images[0] }),
    ...(reduction && { reduction }),
  };
}
