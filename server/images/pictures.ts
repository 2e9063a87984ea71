import { productPicture } from "../../shop/catalogue/picture.ts";
import { createAvifMaking } from "./avif.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { createPictureLanes } from "./semaphore.ts";
import { openPictureFolder, type PictureFolder } from "./picture-folder.ts";
import { isPublicAddress } from "./public-ip.ts";
import { scaleForSharing, scalePicture } from "./scale.ts";

const mostBytes = 1024 * 1024 * 1024;
/** Pauses before a picture that could not be fetched is fetched again; each failure doubles them. */
const firstRetryMs = 30_000;
const maxRetryMs = 5 * 60_000;
const mostRemembered = 10_000;
/** A browser waits no longer for a picture, or it would hold up the page; the fetch goes on. */
const answerWithinMs = 10_000;

/** `og` is the picture of link previews. */
export type PictureName =
  | { width: number; format: "webp" | "avif" }
  | { width: "og"; format: "jpg" };
/** `final` unless a better file is being made. */
export type PictureFile = {
  path: string;
  size: number;
  format: PictureName["format"];
  final: boolean;
};

type Means = {
  folder: string;
  /** Where the picture of a base address comes from; only the current catalogue knows. */
  addressOf: (base: string) => string | undefined;
  fetch?: (address: string) => Promise<Buffer>;
  answerWithinMs?: number;
  mostBytes?: number;
  now: () => number;
  log: { warn: (details: object, message: string) => void };
};

export type Pictures = ReturnType<typeof openPictures>;

/** The warehouse's pictures under the shop's own address, scaled and kept. */
export function openPictures(means: Means) {
  const { folder, addressOf, now } = means;
  const files = openPictureFolder(folder, means.mostBytes ?? mostBytes, now);
  const avif = createAvifMaking(files, means.log);
  const webp = createWebpMaking(files, means);

  /** Until the AVIF file is there, its address answers with WebP. */
  async function findFile(hash: string, { width, format }: PictureName) {
    const file = await files.find(`${hash}-${width}.${format}`);
    if (file) return { ...file, format, final: true };
    const meanwhile = format === "avif" ? await files.find(`${hash}-${width}.webp`) : undefined;
    if (!meanwhile) return undefined;
    avif.begin(hash);
    return { ...meanwhile, format: "webp" as const, final: false };
  }

  return {
    /**
     * The file to answer with. Undefined when the catalogue has no such picture, `unavailable` when
     * it has one that cannot be fetched now.
     */
    async findPicture(
      hash: string,
      name: PictureName,
    ): Promise<PictureFile | "unavailable" | undefined> {
      const file = await findFile(hash, name);
      if (file) return file;
      const address = addressOf(`/img/${hash}`);
      if (address === undefined) return undefined;
      const work = webp.make(hash, address);
      const made = await endedWithin(means.answerWithinMs ?? answerWithinMs, work);
      return (made && (await findFile(hash, name))) || "unavailable";
    },
    /** Resolves when no AVIF file is being made. */
    improved: avif.ended,
  };
}

/** False when it takes longer. */
async function endedWithin(ms: number, work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches pictures and makes their WebP files; those who ask meanwhile share the work. */
function createWebpMaking(files: PictureFolder, means: Means) {
  const { now, log } = means;
  const fetch =
    means.fetch ?? ((address) => fetchPicture(address, { mayConnect: isPublicAddress }));
  const lanes = createPictureLanes(4, 400);
  const underWay = new Map<string, Promise<boolean>>();
  const failed = new Map<string, { pauseMs: number; until: number }>();

  async function makeFiles(hash: string, address: string): Promise<boolean> {
    try {
      const original = await fetch(address);
      for (const width of productPicture.widths) {
        await files.put(`${hash}-${width}.webp`, await scalePicture(original, width, "webp"));
      }
      await files.put(`${hash}-og.jpg`, await scaleForSharing(original));
      await files.put(`${hash}.original`, original);
      failed.delete(hash);
      return true;
    } catch (error) {
      if (failed.size >= mostRemembered) failed.clear();
      const last = failed.get(hash)?.pauseMs;
      const pauseMs = last === undefined ? firstRetryMs : Math.min(2 * last, maxRetryMs);
      failed.set(hash, { pauseMs, until: now() + pauseMs });
      log.warn({ address, reason: String(error).slice(0, 200) }, "A picture cannot be shown");
      return false;
    }
  }

  return {
    /** False when the picture cannot be had, or not now. */
    make(hash: string, address: string): Promise<boolean> {
      const shared = underWay.get(hash);
      if (shared) return shared;
      if ((failed.get(hash)?.until ?? 0) > now() || lanes.isFull()) return Promise.resolve(false);
      const work = lanes.run(() => makeFiles(hash, address)).finally(() => underWay.delete(hash));
      underWay.set(hash, work);
      return work;
    },
  };
}
