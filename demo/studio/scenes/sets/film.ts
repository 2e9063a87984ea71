/** The clip and its poster, 16:9: a kite rises over the hills while the toys wait. Time runs from 0 to 1. */
import { type Flight, flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { birds, cloud } from "../landscape/sky.ts";
import { country } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { beachBall } from "../toys/baby.ts";
import { cubePile } from "../toys/blocks.ts";
import { patchedHare } from "../toys/plush.ts";
import { gift } from "../toys/presents.ts";
import { woodenTrain } from "../toys/wooden.ts";

const [width, height] = [1200, 675];
const posterTime = 0.82;

export function filmPoster(): string {
  return picture(width, height, [land(), sky(posterTime), toys(posterTime)]);
}

/** What never moves, drawn once. */
export function filmLand(): string {
  return picture(width, height, [land()]);
}

/** What moves through the air at one moment, on a transparent ground. */
export function filmSky(time: number): string {
  return picture(width, height, [sky(time)]);
}

/** The toys and the flowers before them, on a transparent ground. */
export function filmToys(time: number): string {
  return picture(width, height, [toys(time)]);
}

function land(): string {
  return country(width, height, 500);
}

function sky(time: number): string {
  return [
    cloud(150 + time * 90, 215, 220, 0.95),
    cloud(610 + time * 60, 128, 160, 0.85),
    cloud(960 + time * 110, 270, 200, 0.9),
    birds(420 + time * 150, 250 - time * 30, 24),
    flyingKite(flight(time)),
  ].join("");
}

/** The way up: quick at first, then hovering; gusts swing it. */
function flight(time: number): Flight {
  const risen = 1 - (1 - Math.min(1, time / 0.78)) ** 2.4;
  const gust = Math.sin(time * Math.PI * 6.2) * (1 - risen * 0.55);
  const hover = Math.sin(time * Math.PI * 4.4 + 0.6);
  return {
    x: 540 + risen * 380 + gust * 16,
    y: 380 - risen * 224 + hover * 7 - gust * 6,
    size: 120 + risen * 70,
    turn: 18 + risen * 16 + gust * 7 + hover * 2,
    to: { x: 446, y: 535 },
    sway: Math.sin(time * Math.PI * 7 + 1.1) * (1.1 - risen * 0.6),
  };
}

function toys(time: number): string {
  const breeze = Math.sin(time * Math.PI * 8);
  return [
    stand("teddy-bear", { x: 346, y: 612, size: 214 }),
    patchedHare({ x: 150, y: 622, size: 94 }),
    gift(
      { x: 586, y: 606, size: 84 },
      { width: 130, height: 104, paper: toy.sky, ribbon: toy.coral, dots: true },
    ),
    cubePile({ x: 752, y: 614, size: 46 }, [toy.blue, toy.sun, toy.coral], "heart"),
    woodenTrain({ x: 992, y: 626, size: 64, flip: true }),
    beachBall({ x: 468, y: 628, size: 60 }, [toy.coral, toy.sun, toy.deep]),
    swaying(breeze, 240, 648, flowers([[240, 636, 30]])),
    swaying(-breeze, 670, 650, flowers([[670, 642, 32]])),
    swaying(breeze, 1060, 652, flowers([[1060, 642, 32]])),
    swaying(-breeze, 60, 650, flowers([[50, 640, 28]]) + tuft(84, 660, 30)),
    swaying(breeze, 800, 656, tuft(800, 656, 32)),
  ].join("");
}

function swaying(part: number, x: number, y: number, drawn: string): string {
  return `<g transform="rotate(${(part * 2.5).toFixed(2)} ${x} ${y + 14})">${drawn}</g>`;
}
