import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

/** Opens every picture, logo and drawing of the folder. Returns a line for each that is none. */
export async function findBadPictures(folder: string): Promise<string[]> {
  const { default: sharp } = await import("sharp");
  const files = [
    ...globSync("{pictures,public}/**/*.{jpg,jpeg,png,webp,avif,svg,ico}", { cwd: folder }),
    ...globSync("{logo.svg,drawings/*.svg}", { cwd: folder }),
  ];
  const bad: string[] = [];
  for (const file of files.filter((name) => !name.endsWith(".ico")).toSorted()) {
    try {
      // Decodes all of it: a file that was cut has a good beginning.
      await sharp(join(folder, file), { failOn: "truncated" }).resize(16, 16).toBuffer();
    } catch (error) {
      const [reason] = (error as Error).message.split("\n");
      bad.push(`${file}: nie da się otworzyć tego obrazka (${reason})`);
    }
  }
  return existsSync(folder) ? bad : [];
}
