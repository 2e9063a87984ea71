import { open, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Renames the complete file into place, so that no half-written one is read. */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content, { mode: 0o600, flush: true });
  await rename(temporary, path);
  await fsync(dirname(path));
}

export async function fsyncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await fsyncTree(path);
    else if (entry.isFile()) await fsync(path);
  }
  await fsync(directory);
}

/** Makes a file durable, or the renames in a directory. */
export async function fsync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
