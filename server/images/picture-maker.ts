import { encodePicture, pictureFileName, type PictureName } from "./encode-picture.ts";
import { fetchPicture, isPublicIp } from "./fetch-picture.ts";
import { createSemaphore } from "../semaphore.ts";
import { openCacheFolder, type CacheFolder } from "../files/cache-folder.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const maxOriginalBytes = 256 * 1024 * 1024;
const firstRetryMs = 30_000;
const maxRetryMs = 5 * minuteMs;
const maxRemembered = 10_000;

export type PictureMakerDeps = {
  /** Downloaded pictures, from which sizes are made that are requested later. */
  originalsFolder: string;
  fetch?: (sourceUrl: string) => Promise<Buffer>;
  now: () => number;
  log: { warn: (details: object, message: string) => void };
};

type Work = { hash: string; name: PictureName; sourceUrl: string };

/** Makes files one after the other, so that all sizes of a picture share one download. */
export function createPictureMaker(files: CacheFolder, deps: PictureMakerDeps) {
  const { now, log } = deps;
  const slots = createSemaphore(4, 400);
  // Leaves the process other threads for its files.
  const encodingSlots = createSemaphore(2);
  const originals = createOriginals(deps);
  const queue = createQueue();
  const failures = createFailures(now);

  async function encode({ hash, name, sourceUrl }: Work): Promise<Buffer> {
    const original = await originals.open(hash, sourceUrl);
    try {
      return await encodingSlots.run(() => encodePicture(original, name));
    } catch (error) {
      await originals.remove(hash);
      throw error;
    }
  }

  async function makeFile(work: Work): Promise<void> {
    const { hash, name, sourceUrl } = work;
    const fileName = pictureFileName(hash, name);
    if (await files.find(fileName)) return;
    try {
      await files.put(fileName, await encode(work));
      failures.forget(hash);
    } catch (error) {
      failures.record(hash);
      const reason = String(error).slice(0, 200);
      log.warn({ address: sourceUrl, reason }, "Picture download failed");
    }
  }

  return (work: Work): Promise<void> =>
    queue(work, async () => {
      if (failures.isPaused(work.hash) || slots.isFull()) return;
      await slots.run(() => makeFile(work));
    });
}

function createOriginals({ originalsFolder, now, log, ...deps }: PictureMakerDeps) {
  const fetch = deps.fetch ?? ((sourceUrl) => fetchPicture(sourceUrl, { isAllowedIp: isPublicIp }));
  const folder = openCacheFolder(originalsFolder, maxOriginalBytes, now);
  return {
    async open(hash: string, sourceUrl: string): Promise<Buffer> {
      const stored = await folder.read(hash);
      if (stored) return stored;
      const original = await fetch(sourceUrl);
      await folder
        .put(hash, original)
        .catch((error: unknown) => log.warn({ err: error }, "Downloaded picture was not stored"));
      return original;
    },
    remove: (hash: string): Promise<void> => folder.remove(hash).catch(() => undefined),
  };
}

/** One file of a picture at a time; requests for the same file share the work. */
function createQueue() {
  const byFile = new Map<string, Promise<void>>();
  const lastOf = new Map<string, Promise<void>>();
  return ({ hash, name }: Work, makeFile: () => Promise<void>): Promise<void> => {
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

function createFailures(now: () => number) {
  const failed = new Map<string, { pauseMs: number; until: number }>();
  return {
    isPaused(hash: string): boolean {
      const leftMs = (failed.get(hash)?.until ?? 0) - now();
      // A clock that was ahead must not pause it for longer.
      return leftMs > 0 && leftMs <= maxRetryMs;
    },
    record(hash: string): void {
      if (failed.size >= maxRemembered) failed.clear();
      const last = failed.get(hash)?.pauseMs;
      const pauseMs = last === undefined ? firstRetryMs : Math.min(2 * last, maxRetryMs);
      failed.set(hash, { pauseMs, until: now() + pauseMs });
    },
    forget: (hash: string): void => void failed.delete(hash),
  };
}
