/** Whole landscapes: the country of the shop, and the harbour of Gdańsk. */
import { flyingKite } from "../kite.ts";
import { type Colour, fade, lighter, lit, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { hill, path, sunPatch, tree } from "./hills.ts";
import { birds, cloud, sky } from "./sky.ts";

/** Sky and hills with a path; the meadow begins at `low` and is left free for things to stand on. */
export function country(width: number, height: number, low: number): string {
  const u = width / 1200;
  const at = (dy: number) => low + dy * u;
  return [
    sky(width, height, (low / height) * 0.98),
    hill(width, height, [at(-110), at(-190), at(-120)], "far"),
    hill(width, height, [at(-60), at(-96), at(-176)], "back"),
    tree(width * 0.86, at(-128), 70 * u, "#8fcfa3"),
    tree(width * 0.91, at(-134), 92 * u, "#83c79a"),
    hill(width, height, [at(-120), at(-40), at(-70)], "middle"),
    stand("house", { x: width * 0.2, y: at(-84), size: 62 * u, shadow: false }),
    tree(width * 0.14, at(-92), 96 * u, "#78c190"),
    tree(width * 0.255, at(-70), 70 * u, "#7fc696"),
    hill(width, height, [at(-16), at(-52), at(-66)], "near"),
    sunPatch(width * 0.3, at(-12), 330 * u, 50 * u, 0.55),
    path(
      `M${width * 0.63} ${at(-54)}C${width * 0.6} ${at(-30)} ${width * 0.74} ${at(-20)} ${width * 0.7} ${at(20)}H${width * 0.77}C${width * 0.79} ${at(-20)} ${width * 0.64} ${at(-30)} ${width * 0.645} ${at(-55)}Z`,
    ),
    hill(width, height, [at(14), at(34), at(-6)], "meadow"),
    sunPatch(width * 0.26, at(110), 420 * u, 110 * u, 0.5),
  ].join("");
}

/** What one sees through a window: sky, two hills, a tree, a kite. */
export function countryView(width: number, height: number): string {
  return [
    sky(width, height, 0.8),
    cloud(width * 0.24, height * 0.34, width * 0.34, 0.95),
    cloud(width * 0.88, height * 0.2, width * 0.3, 0.8),
    hill(width, height, [height * 0.72, height * 0.66, height * 0.76], "back"),
    tree(width * 0.82, height * 0.78, height * 0.22),
    hill(width, height, [height * 0.82, height * 0.86, height * 0.76], "near"),
    flyingKite({
      x: width * 0.76,
      y: height * 0.2,
      size: Math.min(width, height) * 0.27,
      to: { x: width * 0.16, y: height * 0.98 },
      bows: [0.12, 0.26],
    }),
  ].join("");
}

/** Gdańsk through a window: gables on the quay, shipyard cranes, the bay and a kite. */
export function harbourView(width: number, height: number): string {
  const sea = height * 0.72;
  return [
    sky(width, height, 0.78),
    cloud(width * 0.2, height * 0.26, width * 0.26, 0.9),
    cloud(width * 0.56, height * 0.4, width * 0.18, 0.7),
    birds(width * 0.5, height * 0.22, width * 0.035),
    shipyardCrane(width * 0.46, sea, height * 0.4, "#5f93a8", 0.75),
    shipyardCrane(width * 0.6, sea, height * 0.5, "#3f8f86", 1),
    `<rect y="${sea}" width="${width}" height="${height - sea}" fill="${fade("#8fcbe8", "#4f9fd0", "down")}"/>`,
    ripples(width, sea, height),
    stand("sailboat", {
      x: width * 0.8,
      y: sea + height * 0.12,
      size: height * 0.2,
      shadow: false,
    }),
    gables(width * 0.02, height * 0.98, height * 0.5),
    flyingKite({
      x: width * 0.8,
      y: height * 0.22,
      size: height * 0.26,
      to: { x: width * 0.36, y: height * 0.96 },
      bows: [0.14, 0.3],
    }),
  ].join("");
}

function shipyardCrane(
  x: number,
  y: number,
  height: number,
  colour: Colour,
  opacity: number,
): string {
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" opacity="${opacity}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round">
<path d="M-12 0L-5-62H5L12 0M-9-22H9M-7-42H7M-9-22L7-42M-7-42L4-62" /><path d="M-34-70L54-96M-34-70H6L54-96M0-62V-92L-34-70M0-92L54-96" stroke-width="3"/><rect x="-10" y="-70" width="20" height="11" fill="${colour}"/><path d="M50-94V-58M46-58h8v8h-8Z" stroke-width="2"/></g>`;
}

function ripples(width: number, sea: number, height: number): string {
  const wave = (x: number, part: number, length: number) =>
    `M${width * x} ${sea + (height - sea) * part}h${width * length}`;
  return `<path d="${wave(0.4, 0.2, 0.12)}${wave(0.66, 0.34, 0.16)}${wave(0.5, 0.55, 0.1)}${wave(0.84, 0.72, 0.12)}${wave(0.42, 0.84, 0.2)}" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round"/>`;
}

/** Three narrow town houses with stepped and round gables. */
function gables(x: number, y: number, height: number): string {
  const house = (dx: number, wide: number, high: number, colour: Colour, top: string) => {
    const panes = [0.3, 0.52, 0.74]
      .flatMap((row) =>
        [0.16, 0.57].map(
          (column) =>
            `<rect x="${dx + wide * column}" y="${-high + high * row}" width="${wide * 0.26}" height="${high * 0.13}" rx="2"/>`,
        ),
      )
      .join("");
    return `<path d="M${dx} 0V${-high}${top}V0Z" fill="${fade(lighter(colour, 0.25), colour)}"/><g fill="#eaf6ff">${panes}</g>`;
  };
  return `<g transform="translate(${x} ${y}) scale(${height / 130})">${house(0, 44, 96, "#e59a7d", "l0-8h8v-10h9v-9h10v9h9v10h8v8")}${house(44, 40, 106, "#f0c56b", "q2-14 12-15 0-12 8-13 8 1 8 13 10 1 12 15")}${house(84, 42, 90, "#8fbf9f", "l21-30 21 30")}<rect x="-6" y="-2" width="140" height="10" fill="${lit(toy.oak)}"/></g>`;
}
