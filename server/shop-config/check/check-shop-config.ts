import * as v from "valibot";
import { configSchema } from "../../../shop/config/config-schema.ts";
import { findWrittenTimes } from "../../../shop/config/fulfilment.ts";
import { findStatusMistakes } from "../../../shop/config/warehouse-rules.ts";
import { createStartError } from "../../operator-error.ts";
import { configMistakes, folderConfig } from "../shop-folder.ts";
import { findMissingCategories, findUnknownCategoryKeys } from "./category-keys.ts";

/**
 * Checks `shop.config.ts` and what `my/` changes in it, which nothing compiles before the start.
 * @throws OperatorError listing every mistake with its file and key
 */
export function checkShopConfig(config: object): void {
  const parsed = v.safeParse(configSchema, config);
  const lines = [
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...(parsed.success ? findMissingCategories(parsed.output) : []),
    ...(parsed.success ? findStatusMistakes(parsed.output) : []),
    ...configMistakes,
    ...findUnknownCategoryKeys(folderConfig.categories),
    ...findWrittenTimes(folderConfig),
    ...Object.keys(folderConfig)
      .filter((name) => !(name in config))
      .map((name) => `${name}: nie ma takiego ustawienia`),
  ];
  if (lines.length === 0) return;
  const placed = lines.map((line) => `  ${configFileOf(line)}, ${line}`);
  throw createStartError("konfigurację", placed);
}

export function configFileOf(key: string): string {
  return /^\w+/.exec(key)![0] in folderConfig ? "my/shop.config.ts" : "shop.config.ts";
}
