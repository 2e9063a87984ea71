import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyCheckout } from "./copy-checkout.ts";

/** Builds and tests a copy of this checkout as an owner has it who deleted `demo/`. */
const checkout = copyCheckout({ demo: false });
const commands = ["npm run build --silent", "vitest run --project SQLite app/ cli/ server/ shop/"];
const failed = commands.some(
  (command) => spawnSync(command, { cwd: checkout, shell: true, stdio: "inherit" }).status !== 0,
);
rmSync(checkout, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
