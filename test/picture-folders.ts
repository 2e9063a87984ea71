import { join } from "node:path";
import { openCaches, type Caches } from "../server/files/caches.ts";
import { openPictureFailures } from "../server/images/picture-failures.ts";

/** Where a shop with this data folder has its pictures, on a disk that has room. */
export function pictureFolders(
  folder: string,
  now: () => number = Date.now,
  caches: Partial<Caches> = {},
) {
  return {
    caches: { ...openCaches(folder, async () => Infinity), ...caches },
    failures: openPictureFailures(join(folder, "picture-failures"), now),
    lockFile: join(folder, "large-picture.lock"),
    now,
  };
}
