import { existsSync } from "node:fs";
import { join } from "node:path";
import { findOwnFolder } from "../find-shop-folder.ts";
import { noticeFile } from "../guarantee-notice.ts";
import { folderConfig, shopFolder } from "../shop-folder.ts";

/** What every shop has its own of, with the parts that have no sensible default. */
const keys = ["tagline", "vatPayer", "hours", "deliveryOptions", "legal.effective"];

/** Lists what an owner's folder leaves to the defaults, though it is about this shop alone. */
export function listUnstated(): string[] {
  if (shopFolder !== findOwnFolder()) return [];
  const unstated = keys.filter((key) => !isStated(key));
  const hasAbout = existsSync(join(shopFolder, "content/about.md"));
  return [
    ...unstated.map((key) => `my/shop.config.ts, ${key}`),
    ...(hasAbout ? [] : ["my/content/about.md: strona „O nas”"]),
    ...(noticeFile
      ? []
      : [
          "my/legal-guarantee.pdf (albo .png, .jpg, .webp): urzędowe zawiadomienie o gwarancji prawnej",
        ]),
  ];
}

function isStated(key: string): boolean {
  const [name, part] = key.split(".") as [string, string?];
  const value = folderConfig[name];
  return part === undefined ? value !== undefined : Object.keys(value ?? {}).includes(part);
}
