import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { number } from "./numbers.ts";
import { turned } from "./lathe.ts";
import { ball, bar, both, moved, oval, solid } from "./shapes.ts";

const brightness: readonly Tone[] = [
  tones.coral,
  tones.sun,
  tones.leaf,
  tones.sky,
  tones.lilac,
  tones.rose,
];

/** An alarm clock of wood: twelve numbered discs on pegs, a red and a blue hand, two bells. */
export const learningClock = drawing(caseParts(), discs(12), hands(0, 210));
/** With half of the discs still to be put in. */
export const unfinishedClock = drawing(caseParts(), discs(7), hands(90, 0));

export const emptyClock = drawing(caseParts(), hands(0, 210));

/** A disc with one of the hours. */
export function hourDisc(hour: number): Drawing {
  return { side: 64, body: moved(disc(hour), 32, 32, 0, 1.8) };
}

function caseParts(): string {
  return `${both((way) => moved(bar(-10, 0, 20, 46, 8, tones.wood, 5), 128 + way * 58, 206, way * -32))}${both(
    (way) =>
      moved(
        turned(0, "-26,8 -18,30 4,36", tones.sun, 6) + ball(0, -28, 7, tones.coral),
        128 + way * 62,
        44,
        way * 34,
      ),
  )}${bar(118, 10, 20, 34, 8, tones.wood, 4)}${line("M92 26q36-26 72 0", "#96603a", 9)}
${oval(128, 140, 100, 100, tones.coral, 13)}${oval(128, 140, 82, 82, tones.cream, 6)}${nook(128, 66, 60, 10, 0, 0.15)}${shine(66, 78, 26, 10, -44, 0.7)}${Array.from({ length: 12 }, (_, at) => moved(ball(0, -62, 4, tones.wood), 128, 140, at * 30)).join("")}`;
}

function discs(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const hour = at + 1;
    const angle = ((hour * 30 - 90) * Math.PI) / 180;
    return moved(disc(hour), 128 + Math.cos(angle) * 63, 140 + Math.sin(angle) * 63);
  }).join("");
}

function disc(hour: number): string {
  const tone = brightness[hour % 6]!;
  return `${ball(0, 0, 15.5, tone)}${ball(0, -0.5, 12, tones.cream)}${number(String(hour), 0, 0, 11, tone.dark, 2.6)}`;
}

function hands(minutes: number, hours: number): string {
  const hand = (turn: number, length: number, tone: Tone, width: number) =>
    moved(
      solid(`M${-width} 10V${-length + 10}L0 ${-length}l${width} 10V10z`, tone, 3),
      128,
      140,
      turn,
    );
  return `${hand(hours, 34, tones.sky, 6)}${hand(minutes, 47, tones.coral, 5)}${ball(128, 140, 9, tones.sun)}`;
}
