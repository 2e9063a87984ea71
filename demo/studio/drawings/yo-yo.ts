import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, moved, oval, solid } from "./shapes.ts";

const violet: Tone = { light: "#b79cff", base: "#7a4fd6", dark: "#43258f" };
const star = "M0-46 13-15 46-13 20 8 29 40 0 22-29 40-20 8-46-13-13-15z";

/** A violet wooden yo-yo with a light star; its cotton string ends in a loop for a finger. */
export const yoYo = drawing(
  looped("M152 92c30-30 52-62 30-76-18-10-34 6-28 22 6 14 30 8 34-6"),
  disc(),
);
/** Half way down the string. */
export const yoYoOnString = drawing(looped("M137 88V-20"), disc());
export const spareString = drawing(
  looped("M70 130c0-60 116-60 116 0s-100 54-100 4 84-46 84-2-66 40-68 2M186 130c14 30 10 60-20 80"),
  line("M150 222q-22 4-20-14t24-10 10 22", "#e9dcc6", 8),
);

function looped(d: string): string {
  return `${line(d, "#b79f7c", 9)}${line(d, "#f4ead6", 5.5)}`;
}

function disc(): string {
  return `${oval(146, 150, 78, 82, violet, 9)}${oval(137, 149, 70, 78, tones.birch, 3)}<ellipse cx="134" cy="149" rx="68" ry="76" fill="#3c2360"/>${oval(118, 148, 80, 84, violet, 13)}
<ellipse cx="116" cy="147" rx="62" ry="65" fill="none" stroke="#43258f" stroke-width="4" opacity="0.5"/>${moved(solid(star, tones.cream, 5), 116, 150)}${ball(116, 148, 8, tones.sun)}${shine(82, 96, 24, 12, -40, 0.7)}${nook(170, 214, 30, 14, -40, 0.2)}`;
}
