import * as v from "valibot";
import { fromDecimal, type Grosze } from "../../../shop/price.ts";
import { sanitizeLine } from "../../../shop/text/sanitize-text.ts";
import { decodeEntities } from "./decode-entities.ts";

export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** PHP encodes an empty map as an empty array. */
export const mapOf = <T extends v.GenericSchema>(entry: T) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) =>
        Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : (value ?? {}),
      ),
      v.record(v.string(), entry),
    ),
    {},
  );

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:[.,]\d+)?$/))]),
  v.transform((value) => Number(String(value).replace(",", "."))),
  v.finite(),
);

export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || Number(value) === 1),
);

/** Text for people: decoded and cleaned here, so that nothing later does it again. */
export const line = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => sanitizeLine(decodeEntities(String(value)))),
);

/** Drops unreadable entries; an empty map counts as an empty list. */
export const listOf = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform((value) =>
      Object.values(value)
        .map((each) => v.safeParse(entry, each))
        .filter(({ success }) => success)
        .map(({ output }) => output as v.InferOutput<T>),
    ),
  );

export const inventories = v.object({
  inventories: listOf(
    v.object({
      inventory_id: id,
      name: v.fallback(line, ""),
      price_groups: v.fallback(listOf(id), []),
      default_price_group: v.fallback(v.optional(id), undefined),
      warehouses: v.fallback(listOf(id), []),
      default_warehouse: v.fallback(v.optional(id), undefined),
      is_default: v.fallback(v.optional(flag, false), false),
    }),
  ),
});

export type Inventory = v.InferOutput<typeof inventories>["inventories"][number];

export const priceGroups = v.object({
  price_groups: listOf(
    v.object({
      price_group_id: id,
      currency: v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase()), ""),
      is_default: v.fallback(v.optional(flag, false), false),
    }),
  ),
});

export type PriceGroup = v.InferOutput<typeof priceGroups>["price_groups"][number];

export const categories = v.object({
  categories: listOf(
    v.pipe(
      v.object({
        category_id: id,
        name: v.fallback(line, ""),
        parent_id: v.fallback(v.optional(id, "0"), "0"),
      }),
      v.transform(({ category_id, name, parent_id }) => ({
        id: category_id,
        name,
        parent: parent_id,
      })),
    ),
  ),
});

export const manufacturers = v.pipe(
  v.object({ manufacturers: listOf(v.object({ manufacturer_id: id, name: line })) }),
  v.transform((reply): Record<string, string> =>
    Object.fromEntries(reply.manufacturers.map((each) => [each.manufacturer_id, each.name])),
  ),
);

export const addedOrder = v.object({ order_id: id });

export const statuses = v.object({
  statuses: listOf(v.object({ id, name: v.fallback(line, "") })),
});

/** Converts decimal gross prices to grosze; null where the product cannot be sold. */
export function priceIn(prices: Record<string, number | null>, group: string): Grosze | null {
  const price = prices[group];
  if (price === undefined || price === null) return null;
  const grosze = fromDecimal(price);
  return grosze > 0 && Number.isSafeInteger(grosze) ? grosze : null;
}

export function stockIn(stock: Record<string, number | null>, chosen: readonly string[]) {
  const sum = Math.floor(chosen.reduce((total, key) => total + (stock[key] ?? 0), 0));
  return sum < 0 ? { stock: 0, oversold: -sum } : { stock: sum };
}
