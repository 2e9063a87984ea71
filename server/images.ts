import { productPicture } from "../shop/picture.ts";
import { createAvifMaking } from "./images/avif.ts";
import { fetchPicture } from "./images/fetch-picture.ts";
import { createPictureLanes } from "./images/lanes.ts";
import { openPictureFolder, type PictureFolder } from "./images/picture-folder.ts";
import { isPublicAddress } from "./images/public-address.ts";
import { scalePicture } from "./images/scale.ts";

const mostBytes = 1024 * 1024 * 1024;
/** A picture that could not be had is not asked for again so soon. */
const failedMs = 5 * 60_000;
const mostRemembered = 10_000;

type Format = "webp" | "avif";
/** `final` unless a better file is being made. */
export type PictureFile = { path: string; size: number; format: Format; final: boolean };

type Means = {
  folder: string;
  /** Where the picture of a base address comes from; only the current catalogue knows. */
  addressOf: (base: string) => string | undefined;
  fetch?: (address: string) => Promise<Buffer>;
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
  async function findFile(hash: string, width: number, format: Format) {
    const file = await files.find(`${hash}-${width}.${format}`);
    if (file) return { ...file, format, final: true };
    const meanwhile = format === "avif" ? await files.find(`${hash}-${width}.webp`) : undefined;
    if (!meanwhile) return undefined;
    avif.begin(hash);
    return { ...meanwhile, format: "webp" as const, final: false };
  }

  return {
    /** The file to answer with; undefined when there is no such picture or it cannot be had. */
    async findPicture(
      hash: string,
      width: number,
      format: Format,
    ): Promise<PictureFile | undefined> {
      const file = await findFile(hash, width, format);
      if (file) return file;
      const address = addressOf(`/img/${hash}`);
      if (address === undefined || !(await webp.make(hash, address))) return undefined;
      return findFile(hash, width, format);
    },
    /** Resolves when no AVIF file is being made. */
    improved: avif.ended,
  };
}

/** Fetches pictures and makes their WebP files; those who ask meanwhile share the work. */
function createWebpMaking(files: PictureFolder, means: Means) {
  const { now, log } = means;
  const fetch =
    means.fetch ?? ((address) => fetchPicture(address, { mayConnect: isPublicAddress }));
  const lanes = createPictureLanes(4, 400);
  const underWay = new Map<string, Promise<boolean>>();
  const failed = new Map<string, number>();

  async function makeFiles(hash: string, address: string): Promise<boolean> {
    try {
      const original = await fetch(address);
      for (const width of productPicture.widths) {
        await files.put(`${hash}-${width}.webp`, await scalePicture(original, width, "webp"));
      }
      await files.put(`${hash}.original`, original);
      return true;
    } catch (error) {
      if (failed.size >= mostRemembered) failed.clear();
      failed.set(hash, now() + failedMs);
      log.warn({ address, reason: String(error).slice(0, 200) }, "A picture cannot be shown");
      return false;
    }
  }

  return {
    /** False when the picture cannot be had, or not now. */
    make(hash: string, address: string): Promise<boolean> {
      const shared = underWay.get(hash);
      if (shared) return shared;
      if ((failed.get(hash) ?? 0) > now() || lanes.isFull()) return Promise.resolve(false);
      const work = lanes.run(() => makeFiles(hash, address)).finally(() => underWay.delete(hash));
      underWay.set(hash, work);
      return work;
    },
  };
}
