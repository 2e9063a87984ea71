import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { minFreeBytes, readFreeSpace } from "./free-space.ts";
import { isDiskFull } from "./full-disk.ts";

export type Caches = ReturnType<typeof openCaches>;

/**
 * The folders of `DATA_DIR` whose files are made again when they are missing: what the shop gives up
 * first on a full disk, so that orders have room.
 */
export function openCaches(dataFolder: string, readFree = readFreeSpace) {
  const folders = {
    images: join(dataFolder, "images"),
    originals: join(dataFolder, "originals"),
  };
  const hasRoom = async () => ((await readFree(dataFolder)) ?? Infinity) >= minFreeBytes;

  async function empty(): Promise<void> {
    // A folder itself may be a link or a mounted disk.
    for (const folder of Object.values(folders))
      for (const name of await readdir(folder).catch(() => []))
        await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }

  return {
    ...folders,
    empty,
    /** Returns whether more may be stored; empties the caches first where there is no room. */
    async makeRoom(): Promise<boolean> {
      if (await hasRoom()) return true;
      await empty();
      return hasRoom();
    },
  };
}

/** Returns the function that writes once more after a full disk, with the room of the caches. */
export function retryWithRoom<Args extends unknown[], Result>(
  { empty }: Pick<Caches, "empty">,
  write: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) =>
    write(...args).catch(async (error: unknown) => {
      if (!isDiskFull(error)) throw error;
      // What could be deleted may be enough.
      await empty().catch(() => undefined);
      return write(...args);
    });
}
