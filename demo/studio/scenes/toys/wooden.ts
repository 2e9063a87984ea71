import { type Colour, fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box, cylinder, grain, sphere, wheel } from "../solid.ts";

export function woodenCar(spot: Spot, colour: Colour = toy.coral): string {
  return thing(
    `<path d="M-92-22V-52Q-92-62-82-63L-54-66-34-98Q-29-104-20-104H26Q36-104 42-97L64-66 84-60Q94-57 94-46V-22Q94-14 86-14H-84Q-92-14-92-22Z" fill="${lit(toy.wood)}"/>
${grain(-90, -62, 180, 46)}
<path d="M-42-68L-24-92H0V-68ZM10-68V-92H28L46-68Z" fill="${fade("#fff8ea", "#f3d9b0")}"/>
<rect x="-92" y="-40" width="186" height="11" fill="${colour}" opacity="0.85"/>
${wheel(-50, -22, 23, colour, toy.sun)}${wheel(52, -22, 23, colour, toy.sun)}`,
    spot,
    170,
  );
}

/** A wheel that lies beside its car. */
export function spareWheel(spot: Spot, colour: Colour = toy.coral): string {
  return thing(wheel(0, -23, 23, colour, toy.sun), spot, 34);
}

/** An engine and two wagons: one with blocks, one with a ball. */
export function woodenTrain(spot: Spot): string {
  const wagon = (x: number, colour: Colour, load: string) =>
    `${load}<path d="M${x - 66}-26h-22" stroke="#8d5f3c" stroke-width="7" stroke-linecap="round"/><rect x="${x - 64}" y="-62" width="128" height="44" rx="9" fill="${lit(colour)}"/><rect x="${x - 58}" y="-58" width="116" height="5" rx="2.5" fill="#fff" opacity="0.35"/>${wheel(x - 36, -16, 16, toy.oak, toy.sun)}${wheel(x + 36, -16, 16, toy.oak, toy.sun)}`;
  const blocks =
    box({ x: 20, y: -60, width: 40, height: 40, colour: toy.lilac }) +
    box({ x: 66, y: -60, width: 36, height: 30, colour: toy.sun });
  return thing(
    `${wagon(208, toy.green, sphere(208, -74, 36, toy.rose))}${wagon(46, toy.blue, blocks)}${engine()}`,
    spot,
    430,
  );
}

function engine(): string {
  return `<g transform="translate(-130 0)">
${cylinder({ x: -46, y: -84, width: 24, height: 30, colour: toy.ink })}
<path d="M-84-40Q-84-84-44-86H30V-26H-84Z" fill="${lit(toy.coral)}"/>
<path d="M18-26V-118H82V-26Z" fill="${lit(toy.coral)}"/><rect x="32" y="-104" width="36" height="34" rx="6" fill="${fade("#eaf6ff", "#a8d8f6")}"/>
<rect x="10" y="-128" width="80" height="14" rx="7" fill="${lit(toy.sun)}"/>
<rect x="-92" y="-40" width="178" height="22" rx="8" fill="${lit(toy.wood)}"/>
<circle cx="-84" cy="-62" r="9" fill="${lit(toy.sun)}"/>
${wheel(-52, -18, 19, toy.deep, toy.sun)}${wheel(-4, -18, 19, toy.deep, toy.sun)}${wheel(52, -24, 25, toy.deep, toy.sun)}</g>`;
}

/** Pieces of wooden track lying in a bend on the floor. */
export function track(x: number, y: number, size: number): string {
  const rail = (d: string, width: number, colour: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const bend = "M-150 6C-70 22 60 26 150-16";
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><g transform="translate(3 9)" opacity="0.18">${rail(bend, 46, "#3b2a45")}</g>${rail("M-150 11C-70 27 60 31 150-11", 46, "#b8824a")}${rail(bend, 46, toy.wood)}
${rail("M-150-6C-70 10 60 14 149-28", 4, "#b8824a")}${rail("M-150 18C-70 34 60 38 152-4", 4, "#b8824a")}
<path d="M-50-6l-4 44M48-6l6 42" stroke="#a06a35" stroke-width="2.5"/></g>`;
}

/** A spinning top that has stopped, leaning. */
export function spinningTop(spot: Spot): string {
  return thing(
    `<g transform="rotate(14)"><path d="M0 0L-9-16H9Z" fill="${lit(toy.oak)}"/>
<path d="M-56-58Q-40-18 0-12 40-18 56-58Z" fill="${lit(toy.coral)}"/><path d="M-48-40Q0-26 48-40L54-56Q0-44-54-56Z" fill="${toy.sun}"/>
<ellipse cy="-58" rx="56" ry="14" fill="${lit(toy.blue)}"/><ellipse cy="-60" rx="30" ry="7" fill="${lit("#fff3df")}"/>
<rect x="-6" y="-104" width="12" height="46" rx="6" fill="${lit(toy.wood, "across")}"/>${sphere(0, -106, 11, toy.coral)}</g>`,
    spot,
    46,
  );
}
