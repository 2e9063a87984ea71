import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findCurrentBuild, keepBuild, publishBuild } from "./build-folder.ts";
import { keepOldChunks, removeOldBuilds } from "./old-builds.ts";

const day = 24 * 3_600_000;
const now = Date.parse("2026-11-22T12:00:00Z");

const flushed = vi.hoisted((): string[] => []);
vi.mock("node:fs/promises", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs/promises")>();
  const open: typeof fs.open = async (path, ...rest) => {
    const handle = await fs.open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = () => sync().then(() => void flushed.push(String(path)));
    return handle;
  };
  return { ...fs, open };
});

let builds: string;
beforeEach(() => (builds = mkdtempSync(join(tmpdir(), "latawiec-builds-"))));
afterEach(() => rmSync(builds, { recursive: true }));

/** Writes a chunk of a build made so many days ago. */
function write(build: string, name: string, daysAgo: number, text = name): string {
  const path = join(builds, build, "client/assets", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const at = (now - daysAgo * day) / 1000;
  utimesSync(path, at, at);
  utimesSync(join(builds, build), at, at);
  return path;
}

it("copies chunks of the last week, but not older ones", () => {
  write("1", "recent.js", 6);
  write("1", "old.js", 8);
  write("2", "new.js", 0);
  keepOldChunks(join(builds, "1"), join(builds, "2"), now);
  expect(readdirSync(join(builds, "2/client/assets")).toSorted()).toEqual(["new.js", "recent.js"]);
});

it("preserves the age of a copied chunk, so that it is deleted a week after its own build", () => {
  write("1", "recent.js", 6);
  write("2", "new.js", 0);
  keepOldChunks(join(builds, "1"), join(builds, "2"), now);
  write("3", "newer.js", 0);
  keepOldChunks(join(builds, "2"), join(builds, "3"), now + 2 * day);
  expect(readdirSync(join(builds, "3/client/assets")).toSorted()).toEqual(["new.js", "newer.js"]);
});

it("prefers the new build's chunk of the same name", () => {
  write("1", "same.js", 1, "old");
  const path = write("2", "same.js", 0, "new");
  keepOldChunks(join(builds, "1"), join(builds, "2"), now);
  expect(existsSync(path)).toBe(true);
  expect(readdirSync(join(builds, "2/client/assets"))).toEqual(["same.js"]);
});

it("has no current build before the first one, or when that was deleted", async () => {
  expect(findCurrentBuild(builds)).toBeUndefined();
  write("1", "a.js", 1);
  await publishBuild("1", builds);
  rmSync(join(builds, "1"), { recursive: true });
  expect(findCurrentBuild(builds)).toBeUndefined();
});

it("serves a build once activated, and keeps the previous one", async () => {
  write("1", "a.js", 1);
  await publishBuild("1", builds);
  expect(findCurrentBuild(builds)).toBe(join(builds, "1"));
  write("2", "b.js", 0);
  expect(findCurrentBuild(builds)).toBe(join(builds, "1"));
  await publishBuild("2", builds);
  removeOldBuilds(now, builds);
  expect(findCurrentBuild(builds)).toBe(join(builds, "2"));
  expect(existsSync(join(builds, "1/client/assets/a.js"))).toBe(true);
});

it("flushes a build to the disk before it is served, and then that it is", async () => {
  const file = write("1", "a.js", 1);
  await publishBuild("1", builds);
  const folders = ["1/client/assets", "1/client", "1", ""].map((name) => join(builds, name));
  expect(flushed.filter((path) => path.startsWith(builds))).toEqual([file, ...folders]);
});

it("deletes all builds but the last three, and never the pictures", () => {
  for (const name of ["pictures", "1", "2", "3", "4", "5"]) write(name, "a.js", 1);
  removeOldBuilds(now, builds);
  expect(readdirSync(builds)).toEqual(["3", "4", "5", "pictures"]);
});

it("never deletes the current build, even when a clock was ahead for three others", async () => {
  for (const name of ["1", "7", "8", "9"]) write(name, "a.js", 0);
  await publishBuild("1", builds);
  removeOldBuilds(now, builds);
  expect(findCurrentBuild(builds)).toBe(join(builds, "1"));
});

it("never deletes a build that a running shop keeps, however old", () => {
  for (const name of ["1", "2", "3", "4", "5"]) write(name, "a.js", 30);
  keepBuild(join(builds, "1")).stop();
  removeOldBuilds(Date.now(), builds);
  expect(readdirSync(builds)).toEqual(["1", "3", "4", "5"]);
});
