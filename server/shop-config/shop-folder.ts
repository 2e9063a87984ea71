import { findShopFolder, readFolderConfig } from "./find-shop-folder.ts";

export const shopFolder = findShopFolder();

export const folderConfig: Readonly<Record<string, unknown>> = await readFolderConfig(shopFolder);

export const configMistakes: string[] = [];

/**
 * Returns the folder's value of an export of `shop.config.ts`, or the default. Objects are merged,
 * `null` removes. A list replaces the default's, an object changes the entries with its ids.
 */
export function configured<Value>(name: string, preset: Value): Value {
  if (!(name in folderConfig)) return preset;
  const value = merge(preset, folderConfig[name], name);
  if (value !== undefined || preset === undefined || removable.includes(name))
    return value as Value;
  configMistakes.push(`${name}: sklep nie działa bez tego ustawienia, null go nie usuwa`);
  return preset;
}

/** Exports with a default that a shop works without; lists become empty. */
const removable = ["courierCashOnDelivery"];

function merge(preset: unknown, own: unknown, path: string): unknown {
  if (own === null) return createEmpty(preset);
  if (Array.isArray(preset) && isRecord(own)) return mergeList(preset as Entry[], own, path);
  if (isRecord(preset) ? !isRecord(own) : Array.isArray(preset) && !Array.isArray(own)) {
    configMistakes.push(`${path}: ma mieć taką postać jak w shop.config.ts: { … } albo [ … ]`);
    return preset;
  }
  if (!isRecord(preset) || !isRecord(own)) return own;
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    merge(preset[key], value, `${path}.${key}`),
  ]);
  return { ...preset, ...Object.fromEntries(merged) };
}

function createEmpty(preset: unknown): unknown {
  if (Array.isArray(preset)) return [];
  return isRecord(preset) && Object.keys(preset).length === 0 ? {} : undefined;
}

type Entry = { id?: string; key?: string };

function mergeList(
  preset: readonly Entry[],
  own: Record<string, unknown>,
  path: string,
): unknown[] {
  const idField = preset[0]?.key === undefined ? "id" : "key";
  const idOf = (entry: Entry) => entry[idField]!;
  const changed = preset
    .map((entry) => {
      const id = idOf(entry);
      return id in own ? merge(entry, own[id], `${path}.${id}`) : entry;
    })
    .filter((entry) => entry !== undefined);
  const known = new Set(preset.map(idOf));
  const added = Object.entries(own).filter(([id, value]) => !known.has(id) && value !== null);
  return [
    ...changed,
    ...added.map(([id, value]) => (isRecord(value) ? { [idField]: id, ...value } : value)),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
