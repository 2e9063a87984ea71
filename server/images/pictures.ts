import { setTimeout as pause } from "node:timers/promises";
import { createAvifEncoder } from "./avif.ts";
import { fetchPicture, isPublicIp } from "./fetch-picture.ts";
import { createSemaphore } from "../semaphore.ts";
import { decodePicture, makeWebpFiles } from "./make-files.ts";
import { openCacheFolder, readThrough, type CacheFolder } from "../files/cache-folder.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const maxBytes = 1024 * 1024 * 1024;
const firstRetryMs = 30_000;
const maxRetryMs = 5 * minuteMs;
const maxRemembered = 10_000;
/** Maximum time to wait for a picture; the download continues. */
const responseTimeoutMs = 10_000;

export type PictureName =
  | { width: number; format: "webp" | "avif" }
  | { width: "og"; format: "jpg" };
/** `final` is false while a better encoding is being made. */
export type PictureFile = {
  path: string;
  size: number;
  format: PictureName["format"];
  final: boolean;
};

type Deps = {
  folder: string;
  prebuiltFolder?: string;
  sourceUrlOf: (base: string) => string | undefined;
  fetch?: (sourceUrl: string) => Promise<Buffer>;
  responseTimeoutMs?: number;
  maxBytes?: number;
  now: () => number;
  log: PictureLog;
};

export type PictureLog = { warn: (details: object, message: string) => void };

export type Pictures = ReturnType<typeof openPictures>;

export function openPictures(deps: Deps) {
  const { folder, prebuiltFolder, sourceUrlOf, now } = deps;
  const own = openCacheFolder(folder, deps.maxBytes ?? maxBytes, now);
  const files = prebuiltFolder
    ? readThrough(own, openCacheFolder(prebuiltFolder, maxBytes, now))
    : own;
  const avif = createAvifEncoder(files, deps.log);
  const webp = createWebpEncoder(files, deps);

  async function findFile(hash: string, { width, format }: PictureName) {
    const file = await files.find(`${hash}-${width}.${format}`);
    if (file) return { ...file, format, final: true };
    const fallback = format === "avif" ? await files.find(`${hash}-${width}.webp`) : undefined;
    if (!fallback) return undefined;
    avif.start(hash);
    return { ...fallback, format: "webp" as const, final: false };
  }

  return {
    async findPicture(
      hash: string,
      name: PictureName,
    ): Promise<PictureFile | "unavailable" | undefined> {
      const file = await findFile(hash, name);
      if (file) return file;
      const sourceUrl = sourceUrlOf(`/img/${hash}`);
      if (sourceUrl === undefined) return undefined;
      const work = webp.make(hash, sourceUrl);
      const timeout = pause(deps.responseTimeoutMs ?? responseTimeoutMs, false, { ref: false });
      const made = await Promise.race([work, timeout]);
      return (made && (await findFile(hash, name))) || "unavailable";
    },
    avifDone: avif.drained,
  };
}

/** Downloads and encodes pictures; concurrent requests share the work. */
function createWebpEncoder(files: CacheFolder, deps: Deps) {
  const { now, log } = deps;
  const fetch = deps.fetch ?? ((sourceUrl) => fetchPicture(sourceUrl, { isAllowedIp: isPublicIp }));
  const slots = createSemaphore(4, 400);
  const inFlight = new Map<string, Promise<boolean>>();
  const failed = new Map<string, { pauseMs: number; until: number }>();

  async function makeFiles(hash: string, sourceUrl: string): Promise<boolean> {
    try {
      const original = await fetch(sourceUrl);
      await makeWebpFiles(files, hash, await decodePicture(original));
      await files.put(`${hash}.original`, original);
      failed.delete(hash);
      return true;
    } catch (error) {
      if (failed.size >= maxRemembered) failed.clear();
      const last = failed.get(hash)?.pauseMs;
      const pauseMs = last === undefined ? firstRetryMs : Math.min(2 * last, maxRetryMs);
      failed.set(hash, { pauseMs, until: now() + pauseMs });
      const reason = String(error).slice(0, 200);
      log.warn({ address: sourceUrl, reason }, "Picture download failed");
      return false;
    }
  }

  return {
    make(hash: string, sourceUrl: string): Promise<boolean> {
      const shared = inFlight.get(hash);
      if (shared) return shared;
      if ((failed.get(hash)?.until ?? 0) > now() || slots.isFull()) return Promise.resolve(false);
      const work = slots.run(() => makeFiles(hash, sourceUrl)).finally(() => inFlight.delete(hash));
      inFlight.set(hash, work);
      return work;
    },
  };
}
