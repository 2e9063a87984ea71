import { cardFace, deck } from "./accessories/paper.ts";
import { inside, line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { both, dot, moved, oval, patch, solid } from "./shapes.ts";

/** A shirt on a washing line. */
const washing = `${line("M-58-34q58 14 116 0", "#7a839f", 3)}${solid("M-30-24-50-8l14 16 10-8v46h52V0l10 8 14-16-20-16q-30 14-60 0z", tones.coral, 5)}${both((way) => line(`M${way * 18}-32v12`, "#96603a", 5))}`;
const cat = `${solid("M-30-36l14 16q16-6 32 0l14-16q10 76-30 76t-30-76z", tones.sun, 5)}${both((way) => dot(way * 12, 0, 4, "#25304f") + line(`M${way * 18} 14l${way * 22} -4M${way * 18} 18l${way * 22} 4`, "#25304f", 2))}${dot(0, 10, 4, "#dc6a92")}`;

/** The hourglass with yellow cards that carry a picture and blue ones with words. */
export const hourglassCharades = drawing(
  moved(cardFace(tones.sky, words()), 58, 148, -16, 0.78),
  moved(cardFace(tones.sun, washing), 198, 152, 13, 0.8),
  nook(128, 246, 60, 7, 0, 0.4),
  hourglassParts(0.5),
);
export const hourglass = drawing(hourglassParts(0.12));
export const yellowDeck = deck(tones.sun, cat, 9);
export const blueDeck = deck(tones.sky, words(), 9);

function words(): string {
  return [-44, -18, 8, 34]
    .map((y, at) => line(`M${-36} ${y}h${[72, 50, 66, 40][at]}`, "#2467c4", 9, 0.8))
    .join("");
}

/** `run` is the part of the sand that has fallen. */
function hourglassParts(run: number): string {
  const bulbs = "M78 44h100c2 44-38 60-38 84s40 40 38 84H78c-2-44 38-60 38-84S76 88 78 44z";
  const fallen = 70 * Math.sqrt(run);
  const left = 60 * Math.sqrt(1 - run);
  const sand = `${patch(`M60 ${124 - left}h136v${left - 4}l-60 14h-16l-60-14z`, "#f2b640")}${patch(`M60 216 L128 ${214 - fallen} 196 216z`, "#f2b640")}${line("M128 122v88", "#e8a02c", 4)}`;
  const post = (x: number) => turned(x, "36,6 60,8 128,6 196,8 220,6", tones.walnut, 3);
  return `${post(58)}${post(198)}<path d="${bulbs}" fill="#e8f6ff" opacity="0.85"/>${inside(`<path d="${bulbs}"/>`, sand)}${line(bulbs, "#9fc6e6", 4, 0.9)}${shine(98, 66, 8, 20, 12, 0.9)}${shine(98, 190, 8, 20, -10, 0.9)}
${turned(128, "14,84 24,86 38,80", tones.wood, 6)}${oval(128, 14, 84, 12, tones.wood, 4)}${turned(
    128,
    "214,80 228,86 240,84",
    tones.wood,
    6,
  )}`;
}
