/** What lies in the box of the game of the lost kite. */
import { leftPlane, rightPlane, cuboid } from "./iso.ts";
import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, dot, oval, patch, solid } from "./shapes.ts";

const hexagon = "M64 4 116 34v60L64 124 12 94V34z";
const grounds: readonly Tone[] = [
  tones.leaf,
  tones.mint,
  tones.sky,
  tones.wood,
  tones.steel,
  tones.sun,
];

/** A trail tile: the path bends differently on each of the six kinds. */
export function trailTile(kind: number): Drawing {
  const paths = [
    "M64 6v116",
    "M20 40q44 24 88 48",
    "M20 90q44-30 88-52",
    "M64 6q0 56 46 86",
    "M20 38q44 20 44 84",
    "M22 92q42-30 84 0",
  ];
  const extras = [
    solid("M28 92l16-34 16 34z", tones.leaf, 3),
    oval(88, 40, 16, 8, tones.sky, 2),
    solid("M74 100l20-40 20 40z", tones.steel, 3),
    ball(34, 48, 9, tones.coral),
    bar(82, 30, 22, 18, 3, tones.walnut, 3),
    dot(64, 40, 6, "#fff"),
  ];
  return {
    side: 128,
    body: `${solid(hexagon, grounds[kind % 6]!, 7)}${line(paths[kind % 6]!, "#fff3d6", 15)}${line(paths[kind % 6]!, "#d9b27a", 3, 0.5)}${extras[kind % 6]}`,
  };
}

export function wanderer(tone: Tone): Drawing {
  return {
    side: 128,
    body: `${solid("M64 44c30 0 34 46 38 72 0 8-76 8-76 0 4-26 8-72 38-72z", tone, 9)}${bar(82, 66, 24, 40, 9, tones.walnut, 5)}${ball(64, 34, 26, tones.birch)}${solid("M36 28q28-34 56 0l10 4q-38 10-76 0z", tone, 4)}`,
  };
}

export const woodenKite: Drawing = {
  side: 128,
  body: `${solid("M64 4 108 52 64 112 20 52z", tones.coral, 8)}${patch("M64 4v108L20 52z", "#ffffff", 0.25)}${line("M64 6v104M22 52h84", "#8c1d2c", 3, 0.6)}${shine(50, 36, 8, 14, 36, 0.7)}`,
};

export const sandwich: Drawing = {
  side: 128,
  body: `${solid("M8 92 64 20l56 72z", tones.wood, 6)}${solid("M14 100q50 16 100 0v-10H14z", tones.leaf, 3)}${bar(10, 98, 108, 14, 6, tones.sun, 3)}${solid("M8 112h112v8q-56 8-112 0z", tones.wood, 4)}`,
};

/** Eight fields from noon to dusk. */
export const sunTrack = drawing(
  bar(6, 92, 244, 72, 16, tones.lilac, 7),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    ball(28 + at * 28.5, 128, 12, at > 5 ? tones.coal : at > 3 ? tones.coral : tones.sun),
  ),
  dot(28, 128, 5, "#fff"),
);

export const weatherDie = drawing(weather());

function weather(): string {
  const block = { x: 128, y: 240, left: 112, right: 112, height: 112 };
  return `${nook(140, 236, 120, 22, 0, 0.3)}${cuboid(block, tones.sky, undefined, 20)}<g transform="${leftPlane(block)}">${ball(56, 56, 26, tones.sun)}</g><g transform="${rightPlane(block)}">${oval(56, 60, 34, 16, tones.white, 4)}${oval(50, 46, 18, 16, tones.white, 4)}${line("M40 84l-4 12M58 84l-4 12M76 84l-4 12", "#fff", 5)}</g>`;
}
