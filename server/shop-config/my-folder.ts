import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describeLoadError } from "./load-error.ts";

/**
 * The folder of everything that an owner changes; git and updates leave it alone. Read before the
 * other settings, because those default to values of `shop.config.ts`.
 */
export const myFolder = resolve(process.env.MY_DIR || join(import.meta.dirname, "../../my"));

/** What `my/shop.config.ts` exports, which wins over `shop.config.ts`. */
export const myConfig: Readonly<Record<string, unknown>> = await readMyConfig();

/** Values of another shape than the default's, which are not used; the check lists them. */
export const myMistakes: string[] = [];

/**
 * Returns the owner's value of an export of `shop.config.ts`, or the default. Objects are merged,
 * `null` removes. A list replaces the default's, an object changes the entries with its ids.
 */
export function mine<Value>(name: string, preset: Value): Value {
  return name in myConfig ? (merge(preset, myConfig[name], name) as Value) : preset;
}

function merge(preset: unknown, own: unknown, path: string): unknown {
  if (own === null) return undefined;
  if (Array.isArray(preset) && isRecord(own)) return mergeList(preset as Entry[], own, path);
  if (isRecord(preset) ? !isRecord(own) : Array.isArray(preset) && !Array.isArray(own)) {
    myMistakes.push(`${path}: ma mieć taką postać jak w shop.config.ts: { … } albo [ … ]`);
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

/** Changes, removes and adds entries by their `id` or `key`. */
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

/** Ends the process after a mistake in the file: nothing works without it. */
async function readMyConfig(): Promise<Record<string, unknown>> {
  const file = join(myFolder, "shop.config.ts");
  if (!existsSync(file)) return {};
  try {
    return { ...((await import(pathToFileURL(file).href)) as object) };
  } catch (error) {
    console.error(describeLoadError("my/shop.config.ts", error));
    process.exit(1);
  }
}

/** Pictures of `my/pictures/` as the pages name them: `/pictures/scenes/story`. */
export const myPictures: readonly string[] = globSync("**/*.{jpg,jpeg,png,webp,avif}", {
  cwd: join(myFolder, "pictures"),
}).map((file) => `/pictures/${file.replace(/\.\w+$/, "")}`);
