import { join } from "node:path";
import { build } from "vite";
import { prebuildPictures } from "./server/images/prebuild-pictures.ts";
import { findDemo } from "./server/load-demo.ts";
import {
  buildsFolder,
  findCurrentBuild,
  picturesFolder,
  publishBuild,
} from "./server/web/build/build-folder.ts";
import { compressFiles } from "./server/web/build/compress-files.ts";
import { keepOldChunks, removeOldBuilds } from "./server/web/build/old-builds.ts";

/** `npm run build`: makes a new build and activates it once it is complete. */
process.env.NODE_ENV = "production";
const now = Date.now();
const name = new Date(now).toISOString().replaceAll(/\D/g, "");
const folder = join(buildsFolder, name);
const previous = findCurrentBuild();

await build({ logLevel: "warn", build: { outDir: join(folder, "client") } });
await build({
  configFile: false,
  logLevel: "warn",
  build: {
    outDir: join(folder, "server"),
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: { index: "server/app.ts" } },
  },
});
if (previous) keepOldChunks(previous, folder, now);
compressFiles(join(folder, "client"));
const demo = await findDemo();
if (demo) await prebuildPictures(demo, picturesFolder);
publishBuild(name);
removeOldBuilds(now);
