import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "../../shop/time/durations.ts";
import { minFreeBytes, readFreeSpace } from "./free-space.ts";

/** Bytes written between two measurements of the folder. */
const sweepEveryBytes = 64 * 1024 * 1024;
/** Never filled: what is written between two measurements must not take the room of orders. */
const reservedBytes = 2 * minFreeBytes;

export type CachedFile = { path: string; size: number; modifiedAt: number };

export type CacheFolder = ReturnType<typeof openCacheFolder>;

/**
 * Evicts least recently used files, more of them on a small disk. Several processes may share the
 * folder.
 */
export function openCacheFolder(
  folder: string,
  maxBytes: number,
  now: () => number,
  readFree = readFreeSpace,
) {
  let written = sweepEveryBytes;
  let sweeping: Promise<void> | undefined;
  const seen = new Set<string>();
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  return {
    async find(name: string): Promise<CachedFile | undefined> {
      const path = pathOf(name);
      const file = await stat(path).catch(() => undefined);
      if (!file) return undefined;
      if (!seen.has(name) && now() - file.mtimeMs > dayMs) {
        seen.add(name);
        const time = now() / 1000;
        await utimes(path, time, time).catch(() => undefined);
      }
      return { path, size: file.size, modifiedAt: file.mtimeMs };
    },
    read: (name: string): Promise<Buffer | undefined> =>
      readFile(pathOf(name)).catch(() => undefined),
    async put(name: string, content: Buffer | AsyncIterable<Buffer>): Promise<void> {
      written += await write(pathOf(name), content);
      if (written < sweepEveryBytes && written < maxBytes / 10) return;
      written = 0;
      sweeping ??= sweep(folder, maxBytes, readFree).finally(() => (sweeping = undefined));
      await sweeping;
    },
    remove: (name: string): Promise<void> => rm(pathOf(name), { force: true }),
  };
}

/** Returns the size. A draft is renamed, so that nobody finds half of a file. */
async function write(path: string, content: Buffer | AsyncIterable<Buffer>): Promise<number> {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    // A file that a power failure emptied would be found ever after.
    await writeFile(draft, content, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

export function readThrough(own: CacheFolder, other: CacheFolder): CacheFolder {
  return {
    ...own,
    find: async (name) => (await other.find(name)) ?? own.find(name),
  };
}

async function sweep(
  folder: string,
  maxBytes: number,
  readFree: typeof readFreeSpace,
): Promise<void> {
  if (maxBytes === Infinity) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(() => undefined);
    if (file) files.push({ path, size: file.size, time: file.mtimeMs });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  const free = (await readFree(folder)) ?? Infinity;
  const limit = Math.min(maxBytes, bytes + free - reservedBytes);
  // The newest is about to be read.
  for (const { path, size } of files.sort((one, other) => one.time - other.time).slice(0, -1)) {
    if (bytes <= limit) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}
