import { type Colour, darker, fade, lighter, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box, cylinder, grain } from "../solid.ts";

const signs = {
  star: "M0-20 6-6 21-6 9 4 13 19 0 10-13 19-9 4-21-6-6-6Z",
  heart: "M0 18C-26 0-20-20-8-18-3-17 0-12 0-10 0-12 3-17 8-18 20-20 26 0 0 18Z",
  dot: "M0-17A17 17 0 1 1 0 17 17 17 0 1 1 0-17Z",
  moon: "M6-20A20 20 0 1 0 20 10 17 17 0 0 1 6-20Z",
  kite: "M0-22 15-6 0 20-15-6Z",
} as const;
type Sign = keyof typeof signs;

/** A painted wooden cube with a picture on its face. */
export function cube(spot: Spot, colour: Colour, sign?: Sign): string {
  return thing(signedCube(0, 0, 100, colour, sign), spot, 118);
}

function signedCube(x: number, y: number, side: number, colour: Colour, sign?: Sign): string {
  const s = side / 100;
  const face = sign
    ? `<g transform="translate(${x} ${y - side / 2}) scale(${s})"><rect x="-38" y="-38" width="76" height="76" rx="12" fill="#fff8ea" opacity="0.9"/><path d="${signs[sign]}" transform="scale(1.25)" fill="${lit(colour)}"/></g>`
    : grain(x - side / 2, y - side, side, side);
  return box({ x, y, width: side, height: side, colour }) + face;
}

function arch(x: number, y: number, width: number, colour: Colour): string {
  const [half, high, hole] = [width / 2, width * 0.55, width * 0.24];
  const d = width * 0.1;
  return `<path d="M${x - half + d} ${y - high - d}H${x + half + d}L${x + half} ${y - high}H${x - half}Z" fill="${lighter(colour, 0.5)}"/>
<path d="M${x + half} ${y - high}l${d} ${-d}V${y - d}L${x + half} ${y}Z" fill="${lit("#a4622f")}" opacity="0.55"/>
<path d="M${x - hole} ${y}V${y - hole * 0.7}A${hole} ${hole} 0 0 1 ${x + hole} ${y - hole * 0.7}V${y}Z" fill="#7a4a26" opacity="0.35"/>
<path d="M${x - half} ${y}V${y - high}H${x + half}V${y}H${x + hole}V${y - hole * 0.7}A${hole} ${hole} 0 0 0 ${x - hole} ${y - hole * 0.7}V${y}Z" fill="${lit(colour)}"/>`;
}

/** A triangular roof block. */
function roof(x: number, y: number, width: number, colour: Colour): string {
  const [half, high, d] = [width / 2, width * 0.52, width * 0.14];
  return `<path d="M${x} ${y - high}l${d * 2.2} ${-d * 0.7}L${x + half + d * 2} ${y - d * 1.4} ${x + half} ${y}Z" fill="${fade(darker(colour, 0.14), darker(colour, 0.36))}"/>
<path d="M${x - half} ${y}L${x} ${y - high} ${x + half} ${y}Z" fill="${lit(colour)}" stroke="${lit(colour)}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** A small gate-castle: two towers, an arch, roofs. */
export function blockCastle(spot: Spot): string {
  const tower = (x: number, colour: Colour, top: Colour) =>
    signedCube(x, 0, 62, colour) +
    cylinder({ x: x + 6, y: -62, width: 46, height: 60, colour: toy.wood }) +
    roof(x + 5, -126, 66, top);
  return thing(
    `${tower(-92, toy.blue, toy.coral)}${arch(2, 0, 118, toy.wood)}${box({ x: 2, y: -65, width: 118, height: 20, depth: 40, colour: toy.sun })}${signedCube(-8, -85, 50, toy.mint, "heart")}${roof(-4, -136, 62, toy.lilac)}${tower(96, toy.green, toy.coral)}`,
    spot,
    270,
  );
}

/** A bridge of blocks: two arches, a deck and a car's worth of height. */
export function blockBridge(spot: Spot): string {
  const deck = box({ y: -72, width: 300, height: 20, depth: 44, colour: toy.sun });
  return thing(
    `${signedCube(-176, 0, 72, toy.coral)}${arch(-72, 0, 130, toy.wood)}${arch(64, 0, 130, toy.wood)}${signedCube(170, 0, 72, toy.blue)}${deck}${box({ x: -176, y: -72, width: 72, height: 20, depth: 72, colour: toy.wood })}${cylinder({ x: -170, y: -92, width: 40, height: 56, colour: toy.green })}${cylinder({ x: 176, y: -72, width: 46, height: 70, colour: toy.lilac })}${roof(178, -144, 62, toy.coral)}`,
    spot,
    410,
  );
}

/** Three cubes: two and one on top. */
export function cubePile(
  spot: Spot,
  [a, b, c]: readonly [Colour, Colour, Colour],
  sign: Sign,
): string {
  return thing(
    `${signedCube(-56, 0, 100, a, "dot")}${signedCube(60, 0, 100, b, "star")}${signedCube(0, -102, 100, c, sign)}`,
    spot,
    232,
  );
}
