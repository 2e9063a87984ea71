import { rmSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minuteMs } from "../../shop/time/durations.ts";

/** No picture takes as long: a process that has not ended it by then is dead. */
const maxDecodingMs = 2 * minuteMs;
const suffix = ".decoding";

/** Files that say which pictures are being decoded, or have killed the process that did. */
export function openDecodingMarks(folder: string, now: () => number) {
  const own = new Set<string>();
  const markOf = (hash: string) => join(folder, hash + suffix);

  return {
    /** `busy` while another process decodes the picture, `left` when it has died meanwhile. */
    async begin(hash: string): Promise<"begun" | "busy" | "left"> {
      const mark = markOf(hash);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(mark, "", { flag: "wx" });
        own.add(mark);
        return "begun";
      } catch (error) {
        // Where no mark can be written the picture is decoded without.
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") return "begun";
        return (await isLeft(mark, now())) ? "left" : "busy";
      }
    },
    async end(hash: string): Promise<void> {
      own.delete(markOf(hash));
      await rm(markOf(hash), { force: true });
    },
    /** A process that ends by itself has died of no picture. */
    close(): void {
      for (const mark of own) rmSync(mark, { force: true });
    },
  };
}

/** Returns the hashes of pictures whose process has died. */
export async function listLeftMarks(folder: string, now: number): Promise<string[]> {
  const left: string[] = [];
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith(suffix) && (await isLeft(join(folder, name), now)))
      left.push(name.slice(0, -suffix.length));
  return left;
}

async function isLeft(mark: string, now: number): Promise<boolean> {
  const begun = await stat(mark).catch(() => undefined);
  return begun !== undefined && Math.abs(now - begun.mtimeMs) > maxDecodingMs;
}
