import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { openCacheFolder } from "../files/cache-folder.ts";
import { dayMs, hourMs, minuteMs } from "../../shop/time/durations.ts";
import { listLeftMarks, openDecodingMarks } from "./decoding-marks.ts";
import type { PictureProblem } from "./picture-error.ts";

const maxBytes = 16 * 1024 * 1024;
const firstRetryMs = 30_000;
const maxRetryMs = 5 * minuteMs;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    problem: v.picklist(["unreachable", "too-large", "no-picture", "interrupted"]),
    detail: v.string(),
    at: v.number(),
    count: v.number(),
  }),
);

/** Outside the caches, which a full disk empties. */
export const failuresFolder = (dataFolder: string): string => join(dataFolder, "picture-failures");

export type PictureFailure = { problem: PictureProblem; detail: string; at: number; count: number };

export type PictureFailures = ReturnType<typeof openPictureFailures>;

/**
 * Remembers on the disk, for all processes of the machine, which pictures could not be made. A mark
 * is written before a picture is decoded and removed afterwards: one that is left when decoding has
 * killed its process keeps the others from the same death.
 */
export function openPictureFailures(folder: string, now: () => number) {
  const records = openCacheFolder(folder, maxBytes, now);
  const marks = openDecodingMarks(folder, now);
  const unstored = new Map<string, PictureFailure>();

  async function find(hash: string): Promise<PictureFailure | undefined> {
    return parse(await records.read(hash)) ?? unstored.get(hash);
  }

  async function remember(hash: string, problem: PictureProblem, detail: string): Promise<void> {
    const count = ((await find(hash))?.count ?? 0) + 1;
    const failure = { problem, detail: detail.slice(0, 200), at: now(), count };
    await records.put(hash, Buffer.from(JSON.stringify(failure))).then(
      () => unstored.delete(hash),
      () => unstored.set(hash, failure),
    );
  }

  return {
    remember,
    isPaused: async (hash: string): Promise<boolean> => isPaused(await find(hash), now()),
    async forget(hash: string): Promise<void> {
      unstored.delete(hash);
      await records.remove(hash);
    },
    /** Returns false while another process decodes the picture, or has died of it. */
    async begin(hash: string): Promise<boolean> {
      const state = await marks.begin(hash);
      if (state === "left") {
        await remember(hash, "interrupted", "");
        await marks.end(hash);
      }
      return state === "begun";
    },
    end: marks.end,
    close: marks.close,
  };
}

function isPaused(failure: PictureFailure | undefined, now: number): boolean {
  if (!failure) return false;
  const pauseMs = pauseAfter(failure);
  const leftMs = failure.at + pauseMs - now;
  // A clock that was ahead must not pause it for longer.
  return leftMs > 0 && leftMs <= pauseMs;
}

/** Of a picture that killed its process there may be hours to find out why. */
function pauseAfter({ problem, count }: PictureFailure): number {
  if (problem === "interrupted") return count > 1 ? dayMs : hourMs;
  return Math.min(firstRetryMs * 2 ** (count - 1), maxRetryMs);
}

function parse(content: Buffer | undefined): PictureFailure | undefined {
  const parsed = v.safeParse(stored, content?.toString());
  return parsed.success ? parsed.output : undefined;
}

/** Returns all pictures that could not be made, by the hash of their URL. */
export async function readPictureFailures(
  folder: string,
  now: number,
): Promise<ReadonlyMap<string, PictureFailure>> {
  const failures = new Map<string, PictureFailure>();
  const records = openCacheFolder(folder, maxBytes, () => now);
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  for (const hash of paths.map((path) => basename(path))) {
    const failure = parse(await records.read(hash));
    if (failure) failures.set(hash, failure);
  }
  const interrupted = { problem: "interrupted", detail: "", at: now, count: 1 } as const;
  for (const hash of await listLeftMarks(folder, now)) failures.set(hash, interrupted);
  return failures;
}
