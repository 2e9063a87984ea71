/** Small things that single pictures tell their story with. */
import { icon } from "../../icons.ts";
import { fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box } from "../solid.ts";

/** Three wooden steps: the middle one highest. 480 wide; tops at -110, -180, -70. */
export function podium(spot: Spot): string {
  const step = (x: number, high: number) =>
    box({ x, width: 160, height: high, depth: 120, colour: toy.wood });
  return thing(`${step(0, 180)}${step(-160, 110)}${step(160, 70)}`, spot, 520);
}

/** A paper tag on a thread; the thread's end is at 0,0. */
export function tag(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})"><path d="M0 0Q10 18 26 20" fill="none" stroke="#8d5f3c" stroke-width="4"/><path d="M22 20L44-8H120Q128-8 128 0V40Q128 48 120 48H44Z" fill="${lit("#fffaf0")}" stroke="#d9c8a8" stroke-width="3" stroke-linejoin="round"/><circle cx="46" cy="20" r="7" fill="#c9b48e"/><path d="M66 10H114M66 22H104M66 34H110" stroke="#8a8fa3" stroke-width="5" stroke-linecap="round"/></g>`;
}

/** A closed box for batteries, with its screw. 130 wide, 90 high. */
export function batteryBox(spot: Spot): string {
  return thing(
    `${box({ width: 130, height: 74, depth: 80, colour: toy.blue })}<rect x="-65" y="-82" width="130" height="20" rx="5" fill="${lit("#2f7fc4")}"/><rect x="-32" y="-52" width="64" height="42" rx="9" fill="#fffdf6"/>${icon("battery", { x: -20, y: -50, size: 38, rotate: 90 })}
<circle cx="48" cy="-72" r="6" fill="#e6ebf2"/><path d="M45-75l6 6M51-75l-6 6" stroke="#6b7690" stroke-width="2"/>`,
    spot,
    136,
  );
}

/** The beam of a torch, opening to the left. */
export function torchBeam(x: number, y: number, length: number, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-12L${-length}-${length * 0.3}Q${-length * 1.1} 0 ${-length} ${length * 0.3}L0 12Z" fill="${fade("#fff6c800", "#fff3b8e6", "across")}"/>`;
}

/** A soft quilted mat lying flat. */
export function playMat(x: number, y: number, rx: number): string {
  const ry = rx * 0.3;
  const patch = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
  const quarter = (sx: number, sy: number) =>
    `M${x} ${y}V${y + ry * sy}Q${x + rx * 0.9 * sx} ${y + ry * sy} ${x + rx * sx} ${y}Z`;
  return `<ellipse cx="${x + 6}" cy="${y + 14}" rx="${rx}" ry="${ry}" fill="#3b2a45" opacity="0.14"/><ellipse cx="${x}" cy="${y + 8}" rx="${rx}" ry="${ry}" fill="#f3d3cd"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${lit("#fff6ea")}"/>
<g transform="translate(${x} ${y}) scale(0.93) translate(${-x} ${-y})">${patch(quarter(-1, -1), "#d3ecfb")}${patch(quarter(1, -1), "#ffe9b0")}${patch(quarter(-1, 1), "#ffdcd6")}${patch(quarter(1, 1), "#d6f1de")}<path d="M${x - rx} ${y}H${x + rx}M${x} ${y - ry}V${y + ry}" stroke="#fff" stroke-width="5" stroke-dasharray="13 10" stroke-linecap="round"/></g>`;
}

/** A loose heap of painted blocks, to be put into a box. */
export function blocksInBox(): string {
  return `<g transform="translate(-36 -78) rotate(-14)">${box({ width: 46, height: 46, colour: toy.coral })}</g><g transform="translate(34 -80) rotate(10)">${box({ width: 46, height: 46, colour: toy.blue })}</g>${box({ x: -2, y: -84, width: 44, height: 44, colour: toy.sun })}`;
}

/** A magnifying glass one can see through; its middle at x, y. */
export function magnifier(x: number, y: number, radius: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${radius / 100})"><rect x="98" y="-17" width="124" height="36" rx="18" fill="${lit(toy.oak, "down")}"/><rect x="92" y="-12" width="26" height="26" rx="6" fill="#c9cfdd"/>
<circle r="96" fill="${fade("#ffffff88", "#9fd4f855", "ball")}"/><circle r="96" fill="none" stroke="${fade("#f4f7fc", "#7f8ba8")}" stroke-width="15"/><path d="M-66-30A72 72 0 0 1-20-68" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.85" transform="rotate(${-turn})"/></g>`;
}
