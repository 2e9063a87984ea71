/** Solids of revolution, standing upright: chess pieces, pins, cups, tubes. */
import { form, mix, type Tone } from "./clay.ts";

let ids = 0;

/**
 * `profile` lists pairs of height and radius from the top down ("40,12 60,20"); the outline runs
 * smoothly through them.
 * The lower end is bent as a circle seen slightly from above.
 */
export function turned(cx: number, profile: string, tone: Tone, depth = 5): string {
  const id = `lathe${++ids}`;
  const shape = form(`<path d="${outline(cx, parsePoints(profile))}"/>`, tone, depth);
  return `<defs>${roundness(id, tone)}</defs>${shape.replace(/fill="url\(#[^)]*\)"/, `fill="url(#${id})"`)}`;
}

function parsePoints(profile: string): (readonly [y: number, r: number])[] {
  return profile.split(" ").map((pair) => {
    const [y, r] = pair.split(",").map(Number);
    return [y!, r!] as const;
  });
}

function roundness(id: string, { light, base, dark }: Tone): string {
  return `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(base, light, 0.35)}"/>
<stop offset="0.28" stop-color="${light}"/><stop offset="0.6" stop-color="${base}"/>
<stop offset="1" stop-color="${mix(base, dark, 0.85)}"/></linearGradient>`;
}

function outline(cx: number, profile: readonly (readonly [number, number])[]): string {
  const right = profile.map(([y, r]) => [cx + r, y] as const);
  const left = profile.map(([y, r]) => [cx - r, y] as const).reverse();
  const [topY, topR] = profile[0]!;
  const [, bottomR] = profile.at(-1)!;
  const round = (r: number, way: 1 | -1) =>
    `a${r} ${Math.max(0.5, r * 0.14)} 0 0 1 ${way * 2 * r} 0`;
  return `M${cx - topR} ${topY}${round(topR, 1)}${curve(right)}${round(bottomR, -1)}${curve(left)}z`;
}

/** A Catmull-Rom curve through the points as Bézier segments. */
function curve(points: readonly (readonly [number, number])[]): string {
  const point = (at: number) => points[Math.min(points.length - 1, Math.max(0, at))]!;
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [before, from, after] = [point(at - 1), point(at), point(at + 2)];
      const first = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6];
      const second = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
      return `C${first.join(" ")} ${second.join(" ")} ${x} ${y}`;
    })
    .join("");
}
