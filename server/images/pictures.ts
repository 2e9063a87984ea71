import { setTimeout as pause } from "node:timers/promises";
import { encodePicture, type PictureName } from "./encode-picture.ts";
import { fetchPicture, isPublicIp } from "./fetch-picture.ts";
import { createSemaphore } from "../semaphore.ts";
import { openCacheFolder, readThrough, type CacheFolder } from "../files/cache-folder.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const maxBytes = 1024 * 1024 * 1024;
const maxOriginalBytes = 256 * 1024 * 1024;
const firstRetryMs = 30_000;
const maxRetryMs = 5 * minuteMs;
const maxRemembered = 10_000;
/** Maximum time to wait for a picture; the work continues. */
const responseTimeoutMs = 10_000;

export type PictureFile = { path: string; size: number; format: PictureName["format"] };

type Deps = {
  folder: string;
  /** Downloaded pictures, from which sizes are made that are requested later. */
  originalsFolder: string;
  prebuiltFolder?: string;
  sourceUrlOf: (base: string) => string | undefined;
  fetch?: (sourceUrl: string) => Promise<Buffer>;
  responseTimeoutMs?: number;
  maxBytes?: number;
  now: () => number;
  log: { warn: (details: object, message: string) => void };
};

export type Pictures = ReturnType<typeof openPictures>;

/** Product pictures, each file made when it is first requested. */
export function openPictures(deps: Deps) {
  const { folder, prebuiltFolder, sourceUrlOf, now } = deps;
  const own = openCacheFolder(folder, deps.maxBytes ?? maxBytes, now);
  const files = prebuiltFolder
    ? readThrough(own, openCacheFolder(prebuiltFolder, maxBytes, now))
    : own;
  const make = createPictureMaker(files, deps);

  return {
    async findPicture(
      hash: string,
      name: PictureName,
    ): Promise<PictureFile | "unavailable" | undefined> {
      const fileName = pictureFileName(hash, name);
      const find = async () => {
        const file = await files.find(fileName);
        return file && { ...file, format: name.format };
      };
      const file = await find();
      if (file) return file;
      const sourceUrl = sourceUrlOf(`/img/${hash}`);
      if (sourceUrl === undefined) return undefined;
      const timeout = pause(deps.responseTimeoutMs ?? responseTimeoutMs, undefined, { ref: false });
      await Promise.race([make({ hash, name, sourceUrl }), timeout]);
      return (await find()) ?? "unavailable";
    },
  };
}

export function pictureFileName(hash: string, { width, format }: PictureName): string {
  return `${hash}-${width}.${format}`;
}

type Work = { hash: string; name: PictureName; sourceUrl: string };

/** Makes one file of a picture at a time, so that all its sizes share one download. */
function createPictureMaker(files: CacheFolder, deps: Deps) {
  const { now, log } = deps;
  const fetch = deps.fetch ?? ((sourceUrl) => fetchPicture(sourceUrl, { isAllowedIp: isPublicIp }));
  const originals = openCacheFolder(deps.originalsFolder, maxOriginalBytes, now);
  const slots = createSemaphore(4, 400);
  const lastWork = new Map<string, Promise<void>>();
  const failures = createFailures(now);

  async function openOriginal({ hash, sourceUrl }: Work): Promise<Buffer> {
    const stored = await originals.read(hash);
    if (stored) return stored;
    const original = await fetch(sourceUrl);
    await originals.put(hash, original);
    return original;
  }

  async function makeFile(work: Work): Promise<void> {
    const { hash, name, sourceUrl } = work;
    const fileName = pictureFileName(hash, name);
    if (failures.isPaused(hash) || (await files.find(fileName))) return;
    try {
      await files.put(fileName, await encodePicture(await openOriginal(work), name));
      failures.forget(hash);
    } catch (error) {
      failures.record(hash);
      const reason = String(error).slice(0, 200);
      log.warn({ address: sourceUrl, reason }, "Picture download failed");
      await originals.remove(hash);
    }
  }

  return async function make(work: Work): Promise<void> {
    const { hash } = work;
    if (failures.isPaused(hash) || slots.isFull()) return;
    const made = (lastWork.get(hash) ?? Promise.resolve())
      .then(() => slots.run(() => makeFile(work)))
      .finally(() => lastWork.get(hash) === made && lastWork.delete(hash));
    lastWork.set(hash, made);
    return made;
  };
}

function createFailures(now: () => number) {
  const failed = new Map<string, { pauseMs: number; until: number }>();
  return {
    isPaused: (hash: string): boolean => (failed.get(hash)?.until ?? 0) > now(),
    record(hash: string): void {
      if (failed.size >= maxRemembered) failed.clear();
      const last = failed.get(hash)?.pauseMs;
      const pauseMs = last === undefined ? firstRetryMs : Math.min(2 * last, maxRetryMs);
      failed.set(hash, { pauseMs, until: now() + pauseMs });
    },
    forget: (hash: string): void => void failed.delete(hash),
  };
}
