import { existsSync, globSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { shopFolder } from "./shop-folder.ts";

const formats = [".png", ".jpg", ".webp", ".pdf"];
const maxBytes = 3_000_000;

/** The official notice of the legal guarantee, which the owner lays into the folder. */
export const noticeFile = formats
  .map((format) => `legal-guarantee${format}`)
  .find((name) => existsSync(join(shopFolder, name)));

export const noticePath = noticeFile && `/gwarancja-prawna${extname(noticeFile)}`;

export function findNoticeMistakes(folder: string): string[] {
  return globSync("legal-guarantee.*", { cwd: folder }).flatMap((name) => {
    const { size } = statSync(join(folder, name));
    if (!formats.includes(extname(name))) return [`${name}: ma być plikiem ${formats.join(", ")}`];
    return size > maxBytes ? [`${name}: ma ${size} bajtów, a może mieć najwyżej ${maxBytes}`] : [];
  });
}
