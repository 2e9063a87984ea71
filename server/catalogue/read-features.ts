import type { Product } from "../../shop/catalogue/product/product.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { featureNames } from "./safety.ts";

type Features = Readonly<Record<string, string>>;

/** What a product belongs with, and the features that its page does not show elsewhere. */
export function readFeatures(features: Features): Pick<Product, "fits" | "features"> {
  const shown = Object.entries(features).filter(([name]) => !placed.has(createSlug(name)));
  return {
    ...findFits(features),
    ...(shown.length > 0 && { features: Object.fromEntries(shown) }),
  };
}

const fits = "pasuje-do";
const ownRows = ["sku", "ean", "dostepnosc", "wysylka"];
const placed = new Set([...Object.values(featureNames).flat(), fits, ...ownRows]);

/** The feature `Pasuje do`: SKUs or words, separated by commas. */
function findFits(features: Features): Pick<Product, "fits"> {
  const [, text] = Object.entries(features).find(([name]) => createSlug(name) === fits) ?? [];
  return text ? { fits: text.split(/[,;]/).map((each) => each.trim()) } : {};
}
