import { setTimeout as pause } from "node:timers/promises";
import { openCacheFolder, type CacheFolder } from "../files/cache-folder.ts";
import { retryWithRoom, type Caches } from "../files/caches.ts";
import { createProcessLock } from "../files/process-lock.ts";
import { createSemaphore } from "../semaphore.ts";
import { checkSize, encodePicture, pictureFileName, type PictureName } from "./encode-picture.ts";
import { fetchPicture, isPublicIp } from "./fetch-picture.ts";
import { problemOf } from "./picture-error.ts";
import type { PictureFailures } from "./picture-failures.ts";

const maxOriginalBytes = 256 * 1024 * 1024;
const busyRetryMs = 250;

export type PictureMakerDeps = {
  /** `originals` are downloaded pictures, from which sizes are made that are requested later. */
  caches: Pick<Caches, "originals" | "makeRoom" | "empty">;
  failures: PictureFailures;
  /** Large pictures are decoded one at a time on the whole machine. */
  lockFile: string;
  fetch?: (sourceUrl: string) => Promise<Buffer>;
  now: () => number;
  log: { warn: (details: object, message: string) => void };
};

type Work = { hash: string; name: PictureName; sourceUrl: string };

/** What was made but could not be stored. */
type Unstored = Buffer | undefined;

/** Makes files one after the other, so that all sizes of a picture share one download. */
export function createPictureMaker(files: CacheFolder, deps: PictureMakerDeps) {
  const { failures, log } = deps;
  const slots = createSemaphore(4, 400);
  const store = createStore(deps);
  const encode = createEncoder(deps, store);
  const queue = createQueue();

  async function makeFile(work: Work): Promise<Unstored | "busy"> {
    const { hash, name, sourceUrl } = work;
    const fileName = pictureFileName(hash, name);
    if (await files.find(fileName)) return undefined;
    try {
      const encoded = await encode(work);
      if (!encoded) return "busy";
      await failures.forget(hash);
      return (await store(files, fileName, encoded)) ? undefined : encoded;
    } catch (error) {
      const { message } = error as Error;
      await failures.remember(hash, problemOf(error), message);
      log.warn({ address: sourceUrl, reason: message.slice(0, 200) }, "Picture cannot be shown");
      return undefined;
    }
  }

  return (work: Work): Promise<Unstored> =>
    queue(work, async () => {
      while (!(await failures.isPaused(work.hash)) && !slots.isFull()) {
        const made = await slots.run(() => makeFile(work));
        if (made !== "busy") return made;
        await pause(busyRetryMs);
      }
      return undefined;
    });
}

/** Creates the function that returns undefined while another process decodes the picture. */
function createEncoder(deps: PictureMakerDeps, store: ReturnType<typeof createStore>) {
  const { failures } = deps;
  const originals = openOriginals(deps, store);
  // Leaves the process other threads for its files.
  const encodingSlots = createSemaphore(2);
  const largePicture = createProcessLock(deps.lockFile);
  return async ({ hash, name, sourceUrl }: Work): Promise<Buffer | undefined> => {
    const original = await originals.open(hash, sourceUrl);
    const decode = () =>
      encodingSlots.run(async () => {
        if (!(await failures.begin(hash))) return undefined;
        try {
          return await encodePicture(original, name);
        } finally {
          await failures.end(hash);
        }
      });
    try {
      return await ((await checkSize(original)) ? largePicture.run(decode) : decode());
    } catch (error) {
      await originals.remove(hash);
      throw error;
    }
  };
}

/** Returns whether the file could be stored; on a full disk the caches are emptied first. */
function createStore({ caches, log }: PictureMakerDeps) {
  return async (folder: CacheFolder, name: string, content: Buffer): Promise<boolean> => {
    if (!(await caches.makeRoom())) return false;
    try {
      await retryWithRoom(caches, folder.put)(name, content);
      return true;
    } catch (error) {
      log.warn({ err: error }, "Picture could not be stored");
      return false;
    }
  };
}

function openOriginals(
  { caches, now, ...deps }: PictureMakerDeps,
  store: ReturnType<typeof createStore>,
) {
  const fetch = deps.fetch ?? ((sourceUrl) => fetchPicture(sourceUrl, { isAllowedIp: isPublicIp }));
  const folder = openCacheFolder(caches.originals, maxOriginalBytes, now);
  return {
    async open(hash: string, sourceUrl: string): Promise<Buffer> {
      const stored = await folder.read(hash);
      if (stored) return stored;
      const original = await fetch(sourceUrl);
      await store(folder, hash, original);
      return original;
    },
    remove: (hash: string): Promise<void> => folder.remove(hash).catch(() => undefined),
  };
}

/** One file of a picture at a time; requests for the same file share the work. */
function createQueue() {
  const byFile = new Map<string, Promise<Unstored>>();
  const lastOf = new Map<string, Promise<Unstored>>();
  return ({ hash, name }: Work, makeFile: () => Promise<Unstored>): Promise<Unstored> => {
    const fileName = pictureFileName(hash, name);
    const shared = byFile.get(fileName);
    if (shared) return shared;
    const made = (lastOf.get(hash) ?? Promise.resolve()).then(makeFile).finally(() => {
      byFile.delete(fileName);
      if (lastOf.get(hash) === made) lastOf.delete(hash);
    });
    byFile.set(fileName, made);
    lastOf.set(hash, made);
    return made;
  };
}
