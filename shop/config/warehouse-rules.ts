import * as v from "valibot";
import { listStatusNames, warehouseSteps } from "../order/baselinker/warehouse-statuses.ts";
import { warehouseFeatureKeys, type ShopConfig } from "../shop-config.ts";
import { normalize } from "../text/normalize.ts";
import { listOf, record, wholeNumber } from "./rules.ts";

const message = "ma być nazwą albo numerem statusu z BaseLinkera, albo ich listą";
const status = v.union(
  [v.pipe(v.string(), v.trim(), v.minLength(1)), v.pipe(v.number(), v.integer(), v.minValue(1))],
  message,
);
const statuses = v.optional(v.union([status, v.pipe(listOf(status), v.minLength(1))], message));

const featureName = v.pipe(v.string(), v.regex(/[\p{L}\d]/u, "ma być nazwą cechy z BaseLinkera"));
const names = v.optional(listOf(featureName, "ma być listą nazw cech"));

export const warehouseRules = {
  warehouseFeatures: record(Object.fromEntries(warehouseFeatureKeys.map((key) => [key, names]))),
  warehouseOrders: v.optional(record({ statusId: wholeNumber, sourceId: v.optional(wholeNumber) })),
  warehouseStatuses: v.optional(
    record(Object.fromEntries(warehouseSteps.map((step) => [step, statuses]))),
  ),
};

/** A status with two meanings would be followed twice. */
export function findStatusMistakes({ warehouseOrders, warehouseStatuses }: ShopConfig): string[] {
  if (!warehouseStatuses) return [];
  const named = warehouseSteps.flatMap((step) =>
    listStatusNames(warehouseStatuses[step]).map((name) => ({ step, name: normalize(`${name}`) })),
  );
  const doubled = named.filter(
    ({ name }, index) => named.findIndex((other) => other.name === name) !== index,
  );
  return [
    ...(warehouseOrders
      ? []
      : ["warehouseStatuses: bez warehouseOrders sklep nie ma zamówień w BaseLinkerze"]),
    ...doubled.map(({ step }) => `warehouseStatuses.${step}: ten status ma już inny krok`),
  ];
}
