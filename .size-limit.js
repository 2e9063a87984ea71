import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findCurrentBuild } from "./server/web/build/build-folder.ts";

const client = join(findCurrentBuild(), "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));

/** What a page's islands load, with everything that those import. */
const pages = {
  "every page": [],
  home: ["quick-add", "carousel-controls", "marquee-button", "scroll-reveal", "signup-form"],
  "a category": ["instant-form"],
  "a product": ["add-to-cart", "back-to-category", "gallery"],
  contact: ["message-form"],
  "an order": ["order-form"],
  newsletter: ["signup-form"],
  withdrawal: ["withdrawal-steps"],
  "cookie settings": ["cookie-preferences"],
};

function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) filesOf(imported, seen);
  return seen;
}

function find(name) {
  const key = Object.keys(manifest).find((each) => each.endsWith(`/${name}.tsx`));
  if (!key) throw new Error(`The build has no ${name}`);
  return key;
}

export default Object.entries(pages).map(([name, islands]) => {
  const keys = ["app/islands/start.ts", ...islands.map(find)].flatMap((key) => [...filesOf(key)]);
  const path = [...new Set(keys)].map((key) => join(client, manifest[key].file));
  return { name, path, limit: "72 kB", brotli: true };
});
