/** Writes icon-bounds.ts: run it after a scene has begun to use a new icon. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { icon } from "../icons.ts";

const here = import.meta.dirname;
const scale = 10;
const lines: string[] = [];
for (const name of usedNames()) {
  lines.push(`  ${JSON.stringify(name)}: [${(await bounds(name)).join(", ")}],`);
}
writeFileSync(
  join(here, "icon-bounds.ts"),
  `/** Where each icon's drawing sits in its 32 by 32 box: left, top, right, bottom. By measure-icons.ts. */
export const iconBounds: Record<string, readonly [number, number, number, number]> = {
${lines.join("\n")}
};
`,
);

function usedNames(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(here, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const text = readFileSync(join(here, file), "utf8");
    for (const [, name = ""] of text.matchAll(/stand\(\s*"([a-z0-9:-]+)"/g)) found.add(name);
  }
  return [...found].sort();
}

async function bounds(name: string): Promise<number[]> {
  const side = 32 * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${icon(name, { x: 0, y: 0, size: side })}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edges = [side, side, 0, 0] as [number, number, number, number];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 60) continue;
    const x = ((at - 3) / 4) % side;
    const y = Math.floor((at - 3) / 4 / side);
    edges[0] = Math.min(edges[0], x);
    edges[1] = Math.min(edges[1], y);
    edges[2] = Math.max(edges[2], x + 1);
    edges[3] = Math.max(edges[3], y + 1);
  }
  return edges.map((edge) => edge / scale);
}
