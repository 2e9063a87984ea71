import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Renames the complete file into place, so that no half-written one is read. */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await fsyncDirectory(dirname(path));
}

/** Makes a rename in the directory durable. */
export async function fsyncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
