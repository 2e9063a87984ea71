import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createNameCheck } from "./check-names.ts";
import type { Part } from "./snapshot.ts";

/** A `my/` may be a repository of its own. */
const leftOut = /(^|\/)(\.git|node_modules)(\/|$)/;

export async function* readShopFolder(folder: string): AsyncGenerator<Part> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    // A link to a file counts; one that leads nowhere is none.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const file = path.slice(join(folder, "/").length);
    if (!leftOut.test(file)) yield { file, content: await readFile(path, "base64") };
  }
}

export type FolderPlaces = {
  folder: string;
  /** For the case that the shop may not write beside `folder`. */
  aside: string;
};

/**
 * Writes the owner's files of a backup beside the folder that is not there, which `publish` then
 * makes of them. It returns the folder; undefined where there is nothing to write.
 */
export async function stageShopFolder(
  parts: () => AsyncIterable<Part>,
  { folder, aside }: FolderPlaces,
) {
  if (existsSync(folder)) return undefined;
  try {
    return await stage(parts(), folder);
  } catch (error) {
    if (!["EACCES", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return stage(parts(), aside);
  }
}

async function stage(parts: AsyncIterable<Part>, folder: string) {
  const draft = `${folder}.${process.pid}.tmp`;
  const discard = () => rm(draft, { recursive: true, force: true });
  try {
    await writeFiles(parts, draft);
  } catch (error) {
    await discard();
    throw error;
  }
  async function publish(): Promise<string | undefined> {
    if (!existsSync(draft)) return undefined;
    await rename(draft, folder);
    return folder;
  }
  return { discard, publish };
}

/** Each is new, so that none follows a link. */
async function writeFiles(parts: AsyncIterable<Part>, folder: string): Promise<void> {
  const checkName = createNameCheck();
  for await (const part of parts) {
    if (!("file" in part)) continue;
    checkName(part);
    const path = join(folder, part.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(part.content, "base64"), { flag: "wx" });
  }
}
