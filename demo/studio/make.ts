/** `npm run pictures [id …]`: makes the pictures of all toys and all scenes, or only of the toys named. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { makeBrand } from "./brand/make-brand.ts";
import { makeBands } from "./bands.ts";
import { makeScenes } from "./scenes/scenes.ts";
import { photographToys } from "./toys.ts";

const products = join(import.meta.dirname, "../pictures");
const ids = process.argv.slice(2);

await mkdir(products, { recursive: true });
await photographToys(products, ids);
if (ids.length === 0) {
  await makeScenes();
  await makeBands();
  await makeBrand();
}
