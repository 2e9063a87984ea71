import { icon } from "../../icons.ts";
import { type Colour, blur, darker, fade, lighter, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";

const coats = {
  panda: ["#e9e4f2", "#5a4a66"],
  fox: ["#f28a3c", "#f7b27a"],
  koala: ["#b9b7c4", "#a5a3b4"],
  "rabbit-face": ["#dcd8e6", "#cdc7da"],
  "tiger-face": ["#f6a443", "#f08d35"],
  lion: ["#f3b05a", "#e89b43"],
  "cat-face": ["#ffc244", "#f7ae2c"],
  "dog-face": ["#c98f63", "#b57a50"],
  "polar-bear": ["#eceaf4", "#dcd8ea"],
  "pig-face": ["#ff9fb0", "#fb8aa0"],
} as const;
type PlushAnimal = keyof typeof coats;

/** A sitting plush animal: a stuffed body under the head of a Fluent animal. 130 wide, 180 high. */
export function plush(animal: PlushAnimal, spot: Spot, scarf?: Colour): string {
  const [coat, paw] = coats[animal];
  const neck = scarf ? bow(0, -92, 44, scarf) : "";
  return thing(
    `${stuffedBody(coat, paw)}${icon(animal, { x: -58, y: -196, size: 116 })}${neck}`,
    spot,
    120,
  );
}

function stuffedBody(coat: Colour, paw: Colour): string {
  const limb = (x: number, y: number, turn: number, rx: number, ry: number) =>
    `<ellipse rx="${rx}" ry="${ry}" fill="${lit(paw)}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return `${limb(-48, -62, 38, 17, 34)}${limb(48, -62, -38, 17, 34)}
<path d="M-44-20C-56-60-40-104 0-104S56-60 44-20C36 2-36 2-44-20Z" fill="${lit(coat)}"/>
<ellipse cy="-46" rx="27" ry="33" fill="${lighter(coat, 0.5)}" opacity="0.75"/>
${foot(-42, paw)}${foot(42, paw)}`;
}

function foot(x: number, paw: Colour): string {
  return `<ellipse cx="${x}" cy="-22" rx="25" ry="24" fill="${lit(paw)}"/><ellipse cx="${x}" cy="-19" rx="14" ry="15" fill="${lighter(paw, 0.55)}" opacity="0.8"/>`;
}

/** A ribbon tied at a neck or round a box. */
export function bow(x: number, y: number, half: number, colour: Colour): string {
  return `<g transform="translate(${x} ${y}) scale(${half / 100})"><path d="M-8 8L-46 84-20 78-10 96 6 14ZM8 8L46 84 20 78 10 96-6 14Z" fill="${darker(colour, 0.14)}"/>
<path d="M0 0C-30-52-92-62-100-40S-104 34-96 42-30 46 0 0Z" fill="${lit(colour)}"/><path d="M0 0C30-52 92-62 100-40S104 34 96 42 30 46 0 0Z" fill="${lit(colour)}"/>
<path d="M-18-6Q-52-26-84-20M18-6Q52-26 84-20" stroke="#fff" stroke-opacity="0.4" stroke-width="7" fill="none" stroke-linecap="round"/><ellipse rx="20" ry="22" fill="${lit(lighter(colour, 0.12))}"/></g>`;
}

/** A plush hare with long ears and a patch sewn on one of them. */
export function patchedHare(spot: Spot): string {
  const coat = "#e3d3bd";
  const ear = (x: number, turn: number, patch: string) =>
    `<g transform="translate(${x} -158) rotate(${turn})"><path d="M-17 6C-24-40-20-96 0-98S24-40 17 6Z" fill="${lit(coat)}"/><path d="M-8 0C-12-36-9-76 0-78S12-36 8 0Z" fill="${toy.rose}" opacity="0.7"/>${patch}</g>`;
  const patch = `<g transform="translate(0 -66) rotate(8)"><rect x="-15" y="-16" width="30" height="32" rx="5" fill="${lit(toy.sun)}"/><rect x="-12" y="-13" width="24" height="26" rx="3" fill="none" stroke="#a8480c" stroke-opacity="0.7" stroke-width="2" stroke-dasharray="4 3"/></g>`;
  return thing(
    `${ear(-24, -16, "")}${ear(24, 20, patch)}${stuffedBody(coat, "#d6c2a8")}
<path d="M-54-130C-54-166-28-184 0-184S54-166 54-130C54-100 28-90 0-90S-54-100-54-130Z" fill="${fade(lighter(coat, 0.35), darker(coat, 0.12))}"/>
<ellipse cx="-18" cy="-164" rx="20" ry="9" fill="#fff" opacity="0.4" ${blur(4)}/>
<circle cx="-22" cy="-138" r="6" fill="${toy.ink}"/><circle cx="22" cy="-138" r="6" fill="${toy.ink}"/><circle cx="-24" cy="-140" r="2" fill="#fff"/><circle cx="20" cy="-140" r="2" fill="#fff"/>
<ellipse cy="-116" rx="19" ry="14" fill="#fff8ee"/><path d="M-6-123H6L0-115Z" fill="${toy.coral}"/><path d="M0-115V-109M0-109Q-7-103-11-109M0-109Q7-103 11-109" fill="none" stroke="${toy.ink}" stroke-width="2.2" stroke-linecap="round"/>
<ellipse cx="-36" cy="-120" rx="9" ry="6" fill="${toy.rose}" opacity="0.5"/><ellipse cx="36" cy="-120" rx="9" ry="6" fill="${toy.rose}" opacity="0.5"/>${bow(0, -88, 40, toy.deep)}`,
    spot,
    120,
  );
}
