import "./server/env-file.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { explainFullDisk } from "./server/files/full-disk.ts";
import { OperatorError } from "./server/operator-error.ts";
import { loadShopConfig } from "./server/shop-config/load-shop-config.ts";
import { buildsFolder, publishBuild } from "./server/web/build/build-folder.ts";
import { fingerprintInputs, recordInputs } from "./server/web/build/build-inputs.ts";
import { copyShopFolder } from "./server/web/build/copy-shop-folder.ts";
import { removeOldBuilds } from "./server/web/build/old-builds.ts";

/** `npm run build`: makes a build beside the others, which is current once it is complete. */
process.env.NODE_ENV = "production";
const now = Date.now();
const name = new Date(now).toISOString().replaceAll(/\D/g, "");
const folder = join(buildsFolder, name);
let published = false;
process.on("exit", () => {
  if (!published) rmSync(folder, { recursive: true, force: true });
});

try {
  const inputs = fingerprintInputs();
  const my = join(folder, "my");
  await copyShopFolder(my);
  process.env.MY_DIR = my;
  await loadShopConfig();
  const { makeBuild } = await import("./server/make-build.ts");
  await makeBuild(folder, now);
  recordInputs(folder, inputs);
  await publishBuild(name);
  published = true;
  removeOldBuilds(now);
} catch (error) {
  const explained = explainFullDisk(error);
  if (!(explained instanceof OperatorError)) throw explained;
  console.error(explained.message);
  process.exit(1);
}
