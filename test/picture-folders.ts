import type { Caches } from "../server/files/caches.ts";
import { openPictureFolders } from "../server/images/picture-folders.ts";

/** As a shop with this data folder, on a disk that has room. */
export function pictureFolders(
  folder: string,
  now: () => number = Date.now,
  caches: Partial<Caches> = {},
) {
  const folders = openPictureFolders(folder, now);
  return { ...folders, caches: { ...folders.caches, makeRoom: async () => true, ...caches } };
}
