import { findShopFolder, readFolderConfig } from "./find-shop-folder.ts";

export const shopFolder = findShopFolder();

export const folderConfig: Readonly<Record<string, unknown>> = await readFolderConfig(shopFolder);

export const configMistakes: string[] = [];

/**
 * Returns the folder's value of an export of `shop.config.ts`, or the default. Objects are merged,
 * `null` removes. A list replaces the default's, an object changes the entries with its ids.
 */
export function configured<Value>(name: string, preset: Value): Value {
  return name in folderConfig ? (merge(preset, folderConfig[name], name) as Value) : preset;
}

function merge(preset: unknown, own: unknown, path: string): unknown {
  if (own === null) return undefined;
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
