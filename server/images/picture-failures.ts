import { rmSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { openCacheFolder } from "../files/cache-folder.ts";
import { dayMs, hourMs, minuteMs } from "../../shop/time/durations.ts";
import type { PictureProblem } from "./picture-error.ts";

const maxBytes = 16 * 1024 * 1024;
const firstRetryMs = 30_000;
const maxRetryMs = 5 * minuteMs;
/** No picture takes as long: a process that has not ended it by then is dead. */
const maxDecodingMs = 2 * minuteMs;
const markSuffix = ".decoding";

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
  const unstored = new Map<string, PictureFailure>();
  const ownMarks = new Set<string>();
  const markOf = (hash: string) => join(folder, hash + markSuffix);

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

  /** Returns false while another process decodes the picture, or has died of it. */
  async function begin(hash: string): Promise<boolean> {
    const mark = markOf(hash);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(mark, "", { flag: "wx" });
      ownMarks.add(mark);
      return true;
    } catch (error) {
      // Where no mark can be written the picture is decoded without.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return true;
    }
    if (!(await isLeft(mark, now()))) return false;
    await remember(hash, "interrupted", "");
    await rm(mark, { force: true });
    return false;
  }

  return {
    remember,
    begin,
    async end(hash: string): Promise<void> {
      ownMarks.delete(markOf(hash));
      await rm(markOf(hash), { force: true });
    },
    async isPaused(hash: string): Promise<boolean> {
      const failure = await find(hash);
      if (!failure) return false;
      const pauseMs = pauseAfter(failure);
      const leftMs = failure.at + pauseMs - now();
      // A clock that was ahead must not pause it for longer.
      return leftMs > 0 && leftMs <= pauseMs;
    },
    async forget(hash: string): Promise<void> {
      unstored.delete(hash);
      await records.remove(hash);
    },
    /** A process that ends by itself has died of no picture. */
    close(): void {
      for (const mark of ownMarks) rmSync(mark, { force: true });
    },
  };
}

/** Of a picture that killed its process there may be hours to find out why. */
function pauseAfter({ problem, count }: PictureFailure): number {
  if (problem === "interrupted") return count > 1 ? dayMs : hourMs;
  return Math.min(firstRetryMs * 2 ** (count - 1), maxRetryMs);
}

async function isLeft(mark: string, now: number): Promise<boolean> {
  const begun = await stat(mark).catch(() => undefined);
  return begun !== undefined && Math.abs(now - begun.mtimeMs) > maxDecodingMs;
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
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.map((path) => basename(path))) {
    const failure = parse(await records.read(name));
    if (failure) failures.set(name, failure);
    if (!name.endsWith(markSuffix) || !(await isLeft(join(folder, name), now))) continue;
    failures.set(name.slice(0, -markSuffix.length), {
      problem: "interrupted",
      detail: "",
      at: now,
      count: 1,
    });
  }
  return failures;
}

const texts: Record<PictureProblem, string> = {
  unreachable: "nie da się pobrać",
  "too-large": "za duże",
  "no-picture": "to nie jest zdjęcie albo plik jest uszkodzony",
  interrupted: "przy jego odczycie padł proces sklepu",
};

/** Says it to the owner, in Polish. */
export function describeFailure({ problem, detail }: PictureFailure): string {
  const shown = problem === "unreachable" || problem === "too-large" ? ` (${detail})` : "";
  return texts[problem] + shown;
}
