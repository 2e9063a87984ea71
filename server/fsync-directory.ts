import { open } from "node:fs/promises";

/** After this a file that was renamed into the directory is there for good. */
export async function fsyncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
