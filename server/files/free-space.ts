import { statfs } from "node:fs/promises";

export const megabyte = 1024 * 1024;

/** With less than this an order may not be stored. */
export const minFreeBytes = 100 * megabyte;

/** Returns the bytes that the shop may still write; undefined for a folder that does not exist. */
export async function readFreeSpace(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && found.bavail * found.bsize;
}
