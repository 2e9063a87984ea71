import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
const wantedBytes = 4 * 2 ** 30;

/** The folder of temporary data: in memory, where there is room for it, since databases sync often. */
export const temporaryRoot = existsSync(memory) && hasRoom(memory) ? memory : tmpdir();

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= wantedBytes;
}
