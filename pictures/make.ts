/** `npm run pictures [id …]`: makes the pictures of all toys, or of those named. */
import { mkdir } from "node:fs/promises";
import { photographToys } from "./toys.ts";

const products = "public/pictures/products";
await mkdir(products, { recursive: true });
await photographToys(products, process.argv.slice(2));
