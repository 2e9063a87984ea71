import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { openCacheFolder } from "./cache-folder.ts";
import { openCaches, retryWithRoom } from "./caches.ts";
import { megabyte } from "./free-space.ts";

/** A data folder with a picture in each cache, and an order. */
function openFilled(readFree: () => Promise<number>) {
  const folder = temporaryFolder();
  const caches = openCaches(folder, readFree);
  for (const cache of [caches.images, caches.originals]) {
    mkdirSync(join(cache, "aa"), { recursive: true });
    writeFileSync(join(cache, "aa/picture"), "");
  }
  writeFileSync(join(folder, "latawiec.sqlite"), "");
  const left = () =>
    [
      join(caches.images, "aa/picture"),
      join(caches.originals, "aa/picture"),
      join(folder, "latawiec.sqlite"),
    ].map((path) => existsSync(path));
  return { caches, left };
}

it("the caches stay while the disk has room, and go before it is full", async () => {
  let free = 100 * megabyte;
  const { caches, left } = openFilled(async () => free);
  expect([await caches.makeRoom(), left()]).toEqual([true, [true, true, true]]);
  free -= 1;
  expect([await caches.makeRoom(), left()]).toEqual([false, [false, false, true]]);
});

it("what a full disk refused is written again without the caches, and nothing else", async () => {
  const { caches, left } = openFilled(async () => Infinity);
  const write = async (error: object) => {
    if (left()[0]) throw Object.assign(new Error("failed"), error);
    return "written";
  };
  await expect(retryWithRoom(caches, write)({ code: "EACCES" })).rejects.toThrow("failed");
  expect(left()).toEqual([true, true, true]);
  // SQLITE_FULL; a whole disk is also told as ENOSPC.
  expect(await retryWithRoom(caches, write)({ errcode: 13 })).toBe("written");
  expect(left()).toEqual([false, false, true]);
});

it("what a full disk refused is written again where a cached file cannot be deleted", async () => {
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("full"), { code: "ENOSPC" });
    return "written";
  };
  const empty = () => Promise.reject(new Error("EACCES"));
  expect(await retryWithRoom({ empty }, write)()).toBe("written");
});

it("a cache on a small disk leaves 200 MB of it free, and its newest file", async () => {
  let free = 200 * megabyte;
  const files = openCacheFolder(temporaryFolder(), 20, Date.now, async () => free);
  const find = async () =>
    (await Promise.all(["old", "new"].map(files.find))).map((file) => file !== undefined);
  await files.put("old", Buffer.alloc(3));
  await files.put("new", Buffer.alloc(3));
  expect(await find()).toEqual([true, true]);
  free -= 3;
  await files.put("new", Buffer.alloc(3));
  expect(await find()).toEqual([false, true]);
  free = 0;
  await files.put("new", Buffer.alloc(3));
  expect(await find()).toEqual([false, true]);
});
