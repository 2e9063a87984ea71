import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, oval, moved, solid } from "./shapes.ts";

const cheese: Tone = { light: "#ffe99a", base: "#f9c440", dark: "#cf8a1c" };
const rind: Tone = { light: "#fbd069", base: "#e8a52c", dark: "#a8691a" };
const mouseGrey: Tone = { light: "#e6e1ea", base: "#b7aec2", dark: "#756c86" };

/** A wooden wedge of cheese with holes right through it and Pysia the mouse on a string, half way. */
export const threadingCheese = drawing(
  thread("M60 128C20 90 60 60 96 92"),
  wedge(),
  holes(),
  thread("M96 92q24 30 62 60M158 152c40 40 66 10 60-20"),
  moved(mouseParts(), 204, 206, -8, 0.5),
  thread("M218 132c16 30 24 46 6 62"),
);
export const cheeseOnly = drawing(wedge(), holes());
export const mouseOnString = drawing(
  thread("M100 160C20 190-10 110 60 90s120-60 70-80-110 20-90 50"),
  moved(mouseParts(), 156, 168, 0, 0.8),
);

/** A card that shows the way of the string. */
export function threadPattern(way: number): string {
  const ways = [
    "M-40 30C-20-10 0 30 40-20",
    "M-40 0Q-20-40 0 0T40 0",
    "M-36-24 36 24M-36 24 36-24",
    "M-40 20q10-50 30-10t30-10 20 20",
    "M-36 24-16-24 4 24 24-24 40 10",
    "M0 0m-30 0a30 26 0 1 1 60 0 30 26 0 1 1-60 0",
  ];
  return `${solid("M-46 36V-6L46-40V36z", cheese, 4)}${line(ways[way]!, "#c93a2b", 5)}`;
}

function wedge(): string {
  return `${nook(132, 232, 110, 12, 0, 0.3)}${solid("M18 124 182 40q46 6 58 64L30 130z", { light: "#fff2bd", base: "#fcd968", dark: "#d79a2a" }, 8)}${solid("M18 122q110-10 222-20v104q0 12-12 13L34 234q-16 0-16-14z", cheese, 12)}${solid("M18 122l14-1v112q-14 0-14-14z", rind, 3)}${shine(96, 142, 50, 7, -4, 0.6)}`;
}

function holes(): string {
  const spots = [
    [96, 92, 17, 9],
    [166, 70, 15, 8],
    [72, 170, 23, 24],
    [158, 152, 22, 23],
    [116, 208, 14, 14],
    [204, 190, 15, 16],
    [204, 130, 11, 12],
  ] as const;
  return spots
    .map(([x, y, rx, ry]) => {
      const hole = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
      return `${hole.replace("/>", ' fill="#b9741c"/>')}${inside(hole, nook(x - rx * 0.3, y - ry * 0.5, rx, ry, 0, 0.6))}${line(`M${x - rx * 0.8} ${y + ry * 0.7}q${rx * 0.8} ${ry * 0.5} ${rx * 1.6} 0`, "#ffefb4", 3, 0.8)}`;
    })
    .join("");
}

function thread(d: string): string {
  return `${line(d, "#8c1d2c", 8, 0.5)}${line(d, "#ee4f3d", 6)}`;
}

function mouseParts(): string {
  return `${solid("M-96 40c-8-50 30-92 84-86 46 4 84 34 100 70 4 12-8 18-20 18H-78q-16 2-18-2z", mouseGrey, 13)}${both((way) => oval(16 + way * 22, -52 + way * 4, 24, 25, mouseGrey, 6) + oval(16 + way * 22, -50 + way * 4, 13, 14, tones.rose, 3))}${dot(52, -6, 6.5, "#25203a")}${dot(50, -8.5, 2.3, "#fff")}${oval(92, 26, 10, 9, tones.rose, 3)}${line("M66 20l34-10M66 26l36 4", "#756c86", 2.5)}${shine(-36, -22, 24, 12, -20, 0.5)}`;
}
