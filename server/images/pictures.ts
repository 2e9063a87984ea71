import { setTimeout as pause } from "node:timers/promises";
import { pictureFileName, type PictureName } from "./encode-picture.ts";
import { createPictureMaker, type PictureMakerDeps } from "./picture-maker.ts";
import { openCacheFolder, readThrough } from "../files/cache-folder.ts";
import type { Caches } from "../files/caches.ts";

const maxBytes = 1024 * 1024 * 1024;
/** Maximum time to wait for a picture; the work continues. */
const responseTimeoutMs = 10_000;

/** `content` instead of `path` where the disk has no room for the file. */
export type PictureFile = { format: PictureName["format"] } & (
  | { path: string; size: number }
  | { content: Buffer }
);

type Deps = PictureMakerDeps & {
  caches: Pick<Caches, "images">;
  prebuiltFolder?: string;
  sourceUrlOf: (base: string) => string | undefined;
  responseTimeoutMs?: number;
  maxBytes?: number;
};

export type Pictures = ReturnType<typeof openPictures>;

/** Product pictures, each file made when it is first requested. */
export function openPictures(deps: Deps) {
  const { caches, prebuiltFolder, sourceUrlOf, now } = deps;
  const own = openCacheFolder(caches.images, deps.maxBytes ?? maxBytes, now);
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
      const content = await Promise.race([make({ hash, name, sourceUrl }), timeout]);
      return content ? { content, format: name.format } : ((await find()) ?? "unavailable");
    },
    close: deps.failures.close,
  };
}
