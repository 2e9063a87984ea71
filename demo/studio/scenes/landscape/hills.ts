import { blur, fade, lighter } from "../paint.ts";

/** The five greens from the far blue hills to the meadow at our feet. */
const greens = {
  far: ["#cfe9ec", "#d9efdf"],
  back: ["#bfe5cb", "#cdebd0"],
  middle: ["#a4d9ae", "#bfe6bb"],
  near: ["#8acb97", "#a9dba1"],
  meadow: ["#9bd58f", "#6dbb77"],
} as const;

export function hill(
  width: number,
  height: number,
  [left, middle, right]: readonly [number, number, number],
  green: keyof typeof greens,
): string {
  const [from, to] = greens[green];
  const third = width / 3.2;
  const crest = `M-10 ${left}C${third * 0.5} ${left} ${width / 2 - third * 0.6} ${middle} ${width / 2} ${middle}S${width - third * 0.5} ${right} ${width + 10} ${right}`;
  return `<path d="${crest}V${height + 10}H-10Z" fill="${fade(from, to, "down")}"/>
<path d="${crest}" fill="none" stroke="${lighter(from, 0.55)}" stroke-opacity="0.8" stroke-width="2.5"/>`;
}

/** Sunlight lying on a slope. */
export function sunPatch(x: number, y: number, rx: number, ry: number, strength = 0.4): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fade("#fbf7c6", "#fbf7c600", "glow")}" opacity="${strength}"/>`;
}

/** A sandy path from the foreground to the hills. */
export function path(d: string, opacity = 0.9): string {
  return `<path d="${d}" fill="${fade("#fff6e0", "#f5dfb6", "down")}" opacity="${opacity}"/>`;
}

/** A round tree with its shadow; `height` in user units. */
export function tree(x: number, y: number, height: number, tone = "#6fbf86"): string {
  return `<g transform="translate(${x} ${y}) scale(${height / 100})">
<ellipse cx="10" cy="0" rx="34" ry="7" fill="#2c6b4a" opacity="0.18" ${blur(3)}/>
<path d="M-5 0C-3-16-3-26-4-40H4C4-26 3-16 6 0Z" fill="${fade("#b98557", "#8d5f3c", "across")}"/>
<path d="M-30-40C-46-58-30-82-16-80-10-104 22-102 22-80 44-78 42-42 22-36 6-26-22-26-30-40Z" fill="${fade(lighter(tone, 0.35), tone)}"/>
<ellipse cx="-8" cy="-76" rx="14" ry="10" fill="#fff" opacity="0.25" ${blur(4)}/></g>`;
}
