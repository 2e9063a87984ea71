import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, normalize } from "node:path";
import { OperatorError } from "../operator-error.ts";
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

/**
 * Writes the owner's files of a backup into a folder that is not there. Returns their number.
 * @throws OperatorError for a path that leaves the folder
 */
export async function writeShopFolder(parts: AsyncIterable<Part>, folder: string): Promise<number> {
  let count = 0;
  for await (const part of parts) {
    if (!("file" in part)) continue;
    if (normalize(part.file).startsWith("..") || part.file.startsWith("/"))
      throw new OperatorError(`Kopia zawiera plik spoza my/: ${basename(part.file)}`);
    const path = join(folder, part.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(part.content, "base64"), { flag: "wx" });
    count += 1;
  }
  return count;
}
