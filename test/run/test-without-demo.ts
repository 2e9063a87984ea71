import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyCheckout } from "./copy-checkout.ts";

/**
 * Builds and tests a copy of this checkout as an owner has it who deleted `demo/`. The tests are
 * about the demo's shop, which is this owner's `my/`. Only those run that see where the products
 * come from.
 */
const checkout = copyCheckout({ demo: false });
cpSync(join(import.meta.dirname, "../../demo/shop"), join(checkout, "my"), { recursive: true });
const pages = "listing order pages reading-pages stock-reservations without-demo";
const tests = [
  "cli/shop.test server/shop/ server/shop-config/public-shop.test",
  ...pages.split(" ").map((name) => `test/app/${name}.test`),
].join(" ");
const commands = ["npm run build --silent", `vitest run --project '*SQLite*' ${tests}`];
const failed = commands.some(
  (command) => spawnSync(command, { cwd: checkout, shell: true, stdio: "inherit" }).status !== 0,
);
rmSync(checkout, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
