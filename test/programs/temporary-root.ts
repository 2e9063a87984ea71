import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
const wantedBytes = 4 * 2 ** 30;

/** The folder of temporary data: in memory, where there is room for it, since databases sync often. */
export const temporaryRoot = isUsable(memory) ? memory : tmpdir();

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= wantedBytes;
}
