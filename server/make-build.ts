import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { prebuildPictures } from "./images/prebuild-pictures.ts";
import { readSettings } from "./read-settings.ts";
import { findDemo } from "./shop/load-demo.ts";
import { findCurrentBuild, picturesFolder } from "./web/build/build-folder.ts";
import { compressFiles } from "./web/build/compress-files.ts";
import { removeBuilt } from "./web/build/copy-shop-folder.ts";
import { makePublicFolder } from "./web/build/public-folder.ts";
import { keepOldChunks } from "./web/build/old-builds.ts";
import viteConfig, { shopConfigValues } from "../vite.config.ts";

/** The owner, who runs builds, can do nothing about a warning of the bundler. */
const logLevel = "error";

/** Makes a build in the folder. @throws OperatorError for what would keep the shop from starting */
export async function makeBuild(folder: string, now: number): Promise<void> {
  readSettings(process.env);
  const publicDir = await makePublicFolder(join(folder, "public"), picturesFolder);
  // Vite would write its reading of the file beside it, where the shop's user may not write.
  await build({
    ...viteConfig,
    configFile: false,
    logLevel,
    publicDir,
    build: { ...viteConfig.build, outDir: join(folder, "client") },
  });
  await rm(join(folder, "public"), { recursive: true, force: true });
  await build({
    configFile: false,
    plugins: [shopConfigValues],
    logLevel,
    build: {
      outDir: join(folder, "server"),
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: { index: "server/app.ts" } },
    },
  });
  const previous = findCurrentBuild();
  if (previous) keepOldChunks(previous, folder, now);
  compressFiles(join(folder, "client"));
  const demo = await findDemo();
  if (demo) await prebuildPictures(demo, picturesFolder);
  await removeBuilt(join(folder, "my"));
}
