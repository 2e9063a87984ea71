import { join } from "node:path";
import { openCaches } from "../files/caches.ts";
import { failuresFolder, openPictureFailures } from "./picture-failures.ts";

/** What a shop has of pictures in its data folder. */
export function openPictureFolders(dataFolder: string, now: () => number) {
  return {
    caches: openCaches(dataFolder),
    failures: openPictureFailures(failuresFolder(dataFolder), now),
    lockFile: join(dataFolder, "large-picture.lock"),
    now,
  };
}
