import type { Product } from "./product.ts";
import { listBuyable } from "./variants.ts";

/**
 * Puts variants, which follow their product and name it in `parentId`, into products that have an
 * empty list of them. A product without any variant left is left out, since it cannot be bought
 * itself.
 */
export function* groupVariants(products: readonly Product[]): Generator<undefined, Product[]> {
  const grouped: Product[] = [];
  for (let start = 0, end = 0; start < products.length; start = end) {
    const product = products[start]!;
    end = start + 1;
    while (products[end]?.parentId === product.id) end += 1;
    if (product.parentId !== undefined) continue;
    if (product.variants?.length !== 0) grouped.push(product);
    else if (end > start + 1) grouped.push(joinOnce(product, products.slice(start + 1, end)));
    yield;
  }
  return grouped;
}

const joined = new WeakMap<Product, { parts: readonly Product[]; result: Product }>();

/** Most products are the same as in the catalogue before. */
function joinOnce(product: Product, parts: readonly Product[]): Product {
  const known = joined.get(product);
  const isSame = known?.parts.length === parts.length;
  if (isSame && known.parts.every((part, index) => part === parts[index])) return known.result;
  const result = joinVariants(product, parts);
  joined.set(product, { parts, result });
  return result;
}

/**
 * The product has the price of its cheapest variant that can be bought, of all when none can, and
 * the stock of all together.
 */
function joinVariants(product: Product, parts: readonly Product[]): Product {
  const { pictureNames, regularPrice: _price, reduction: _reduction, ...parent } = product;
  const names = nameVariants(product, parts);
  const kind = product.variantKind ?? findKind(names);
  const variants = parts.map((part, index) =>
    createVariant(parent, part, removeKind(names[index]!, kind), pickImages(product, part)),
  );
  const { price, regularPrice, reduction } = listBuyable(variants).reduce((one, other) =>
    other.price < one.price ? other : one,
  );
  const changes = [product, ...parts].flatMap(({ changedAt }) => changedAt ?? []);
  return {
    ...parent,
    price,
    ...(regularPrice !== undefined && { regularPrice }),
    ...(reduction && { reduction }),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    ...(changes.length > 0 && { changedAt: Math.max(...changes) }),
    variants,
    ...(kind !== undefined && { variantKind: kind }),
  };
}

function createVariant(
  { variants: _variants, variantKind: _kind, ean: _ean, ...shared }: Product,
  part: Product,
  variantName: string,
  images: readonly string[],
): Product {
  const { id, parentId, price, regularPrice, reduction, stock, sku, ean, addedAt } = part;
  return {
    ...shared,
    id,
    ...(parentId !== undefined && { parentId }),
    variantName,
    name: `${shared.name}, ${variantName}`,
    price,
    ...(regularPrice !== undefined && { regularPrice }),
    ...(reduction && { reduction }),
    stock,
    sku,
    parentSku: shared.sku,
    ...(ean && { ean }),
    ...(addedAt !== undefined && { addedAt }),
    images,
  };
}

/** What a variant's name adds to its product's, without the punctuation between them. */
function nameVariants({ name }: Product, parts: readonly Product[]): string[] {
  return parts.map((part, index) => {
    const isWhole = part.name.toLowerCase().startsWith(name.toLowerCase());
    const rest = isWhole ? part.name.slice(name.length) : part.name;
    const added = rest.replace(/^[\s,;:(–-]+/, "").replace(/(?<![\s)])[\s)]+$/, "");
    return added || part.sku || `nr ${index + 1}`;
  });
}

const kindPattern = /^([^:]{2,30}):\s*(?=\S)/;

/** `Kolor`, where every name is like `Kolor: czerwony`. */
function findKind(names: readonly string[]): string | undefined {
  const kinds = new Set(names.map((name) => kindPattern.exec(name)?.[1]));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function removeKind(name: string, kind: string | undefined): string {
  const prefix = kindPattern.exec(name);
  return prefix && prefix[1] === kind ? name.slice(prefix[0].length) : name;
}

/** Its own, else those of its product whose file name has its SKU or EAN, else all of them. */
function pickImages({ images, pictureNames = [] }: Product, part: Product): readonly string[] {
  if (part.images.length > 0) return part.images;
  const codes = [part.sku, part.ean ?? ""].filter((code) => code.length > 2);
  const named = images.filter((_, index) =>
    codes.some((code) => pictureNames[index]?.includes(code.toLowerCase())),
  );
  return named.length > 0 ? named : images;
}
