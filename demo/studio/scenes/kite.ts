/** The shop's kite: coral above, sun below, a string with bows. The same shape as brand/mark.svg. */
import { fade, lighter, lit, toy } from "./paint.ts";

type Point = { x: number; y: number };
export type Flight = {
  /** Where the spars cross. */
  x: number;
  y: number;
  /** From nose to tail, in user units. */
  size: number;
  /** Degrees clockwise from upright. */
  turn?: number;
  /** Where the string goes. */
  to: Point;
  /** Pulls the second half of the string. */
  bend?: Point;
  /** Swings the string sideways, -1 to 1. */
  sway?: number;
  bows?: readonly number[];
};

export function flyingKite(flight: Flight): string {
  const { x, y, size, turn = 32 } = flight;
  return kiteString(flight) + kiteSail(x, y, size, turn);
}

/** 100 units from nose to tail; the spars cross at 0,0. */
export function kiteSail(x: number, y: number, size: number, turn: number): string {
  const { coral, sun } = toy;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})" stroke-linejoin="round">
<path d="M0-40Q-17-22-31 0H0Z" fill="${fade("#ff8a72", coral)}"/>
<path d="M0-40Q17-22 31 0H0Z" fill="${fade("#d8402f", "#b5301f")}"/>
<path d="M0 60Q-19 30-31 0H0Z" fill="${fade("#ffe08a", sun)}"/>
<path d="M0 60Q19 30 31 0H0Z" fill="${fade("#ffbd2e", "#ee9a1c")}"/>
<path d="M0-40Q-17-22-31 0Q-24 13-18 24Q-20-4 0-40Z" fill="#fff" opacity="0.22"/>
<path d="M0-40V60M-31 0Q0-5 31 0" stroke="#8c2a1e" stroke-opacity="0.35" stroke-width="1.3" fill="none"/>
<path d="M0-40Q-17-22-31 0Q-19 30 0 60Q19 30 31 0Q17-22 0-40Z" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="1"/></g>`;
}

function tailOf({ x, y, size, turn = 32 }: Flight): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: x - Math.sin(angle) * size * 0.595, y: y + Math.cos(angle) * size * 0.595 };
}

function kiteString(flight: Flight): string {
  const { size, turn = 32, to, sway = 0, bows = [0.1, 0.2, 0.31] } = flight;
  const from = tailOf(flight);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = ((turn + sway * 22) * Math.PI) / 180;
  const first = {
    x: from.x - Math.sin(angle) * length * 0.42,
    y: from.y + Math.cos(angle) * length * 0.42,
  };
  const side = from.x < to.x ? -1 : 1;
  const pull = flight.bend ?? { x: side * length * 0.42, y: length * 0.02 };
  const second = { x: to.x + pull.x - sway * length * 0.06, y: to.y + pull.y };
  const curve = [from, first, second, to] as const;
  const colours = [toy.deep, toy.coral, toy.sun];
  const tied = bows.map((at, index) => bow(curve, at, size * 0.15, colours[index % 3] ?? toy.sun));
  return `<path d="M${from.x} ${from.y}C${first.x} ${first.y} ${second.x} ${second.y} ${to.x} ${to.y}" fill="none" stroke="#3c4a70" stroke-opacity="0.75" stroke-width="${Math.max(1.6, size * 0.014)}" stroke-linecap="round"/>${tied.join("")}`;
}

type Curve = readonly [Point, Point, Point, Point];

function bow([a, b, c, d]: Curve, t: number, size: number, colour: string): string {
  const s = 1 - t;
  const along = (p: number, q: number, r: number, u: number) =>
    s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
  const slope = (p: number, q: number, r: number, u: number) =>
    s * s * (q - p) + 2 * s * t * (r - q) + t * t * (u - r);
  const x = along(a.x, b.x, c.x, d.x);
  const y = along(a.y, b.y, c.y, d.y);
  const turn = (Math.atan2(slope(a.y, b.y, c.y, d.y), slope(a.x, b.x, c.x, d.x)) * 180) / Math.PI;
  return `<g transform="translate(${x} ${y}) rotate(${turn + 90}) scale(${size / 100})">${bowShape(colour)}</g>`;
}

/** 200 units wide, tied at 0,0. */
function bowShape(colour: string): string {
  return `<path d="M0 0C-30-52-92-62-100-40S-104 34-96 42-30 46 0 0Z" fill="${lit(colour)}"/>
<path d="M0 0C30-52 92-62 100-40S104 34 96 42 30 46 0 0Z" fill="${lit(colour)}"/>
<ellipse rx="20" ry="23" fill="${lighter(colour, 0.3)}"/>`;
}
