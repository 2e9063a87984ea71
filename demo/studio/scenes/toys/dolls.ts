import { type Colour, fade, lighter, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box, wheel } from "../solid.ts";
import { bow } from "./plush.ts";

/** A sitting rag doll with plaits. 120 wide, 200 high. */
export function doll(spot: Spot, dress: Colour = toy.coral, hair: Colour = "#a5623a"): string {
  const skin = "#ffd9bd";
  const leg = (x: number) =>
    `<path d="M${x - 13}-40H${x + 13}V-16Q${x + 15} 0 ${x} 0T${x - 13}-16Z" fill="#fff8ee"/><path d="M${x - 13}-30H${x + 13}M${x - 13}-20H${x + 13}" stroke="${dress}" stroke-width="4"/><ellipse cx="${x}" cy="-9" rx="17" ry="10" fill="${lit(toy.ink)}"/>`;
  const plait = (x: number, side: number) =>
    `<path d="M${x}-150q${side * 26} 22 ${side * 14} 62" fill="none" stroke="${hair}" stroke-width="17" stroke-linecap="round"/><g transform="translate(${x + side * 16} -92)">${bow(0, 0, 15, toy.sun)}</g>`;
  return thing(
    `${leg(-24)}${leg(24)}${plait(-40, -1)}${plait(40, 1)}
<path d="M-22-96Q-60-80-56-52" fill="none" stroke="${skin}" stroke-width="16" stroke-linecap="round"/><path d="M22-96Q60-80 56-52" fill="none" stroke="${skin}" stroke-width="16" stroke-linecap="round"/>
<path d="M-20-106H20Q34-70 56-36 0-18-56-36-34-70-20-106Z" fill="${lit(dress)}"/>
<path d="M-24-98Q-44-92-46-76L-30-72ZM24-98Q44-92 46-76L30-72Z" fill="${lit(lighter(dress, 0.15))}"/>
<path d="M-56-38Q0-20 56-38L53-46Q0-28-53-46Z" fill="#fff8ee" opacity="0.9"/><g fill="#fff8ee"><circle cx="-14" cy="-66" r="4"/><circle cx="12" cy="-76" r="4"/><circle cx="20" cy="-54" r="4"/><circle cx="-28" cy="-50" r="4"/></g>
${dollHead(skin, hair)}`,
    spot,
    104,
  );
}

function dollHead(skin: Colour, hair: Colour): string {
  return `<path d="M-52-148C-54-190-30-204 0-204S54-190 52-148C52-120-52-120-52-148Z" fill="${lit(hair)}"/>
<path d="M-44-146C-44-176-24-184 0-184S44-176 44-146C44-116 26-102 0-102S-44-116-44-146Z" fill="${lit(skin)}"/>
<path d="M-48-150C-46-186-24-194 0-194S46-186 48-150C40-170 20-178-6-178-18-170-40-168-48-150Z" fill="${lit(hair)}"/>
<path d="M-30-190Q-10-200 12-198" stroke="#fff" stroke-opacity="0.35" stroke-width="5" stroke-linecap="round" fill="none"/>
<circle cx="-17" cy="-142" r="5" fill="${toy.ink}"/><circle cx="17" cy="-142" r="5" fill="${toy.ink}"/>
<ellipse cx="-28" cy="-128" rx="9" ry="6" fill="${toy.coral}" opacity="0.35"/><ellipse cx="28" cy="-128" rx="9" ry="6" fill="${toy.coral}" opacity="0.35"/>
<path d="M-9-126Q0-117 9-126" fill="none" stroke="#9c3a2c" stroke-width="3" stroke-linecap="round"/>`;
}

/** A doll's pram with a hood. */
export function pram(spot: Spot, colour: Colour = toy.rose): string {
  return thing(
    `<path d="M78-96L122-142h18" fill="none" stroke="${toy.oak}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-58-30L44-62M58-30L-40-62" stroke="#cbb6a2" stroke-width="7" stroke-linecap="round"/>
<path d="M-92-98H92C92-62 60-50 0-50S-92-62-92-98Z" fill="${lit(colour)}"/><path d="M-92-98H92" stroke="#fff" stroke-opacity="0.7" stroke-width="6" stroke-linecap="round"/>
<path d="M-92-100C-94-150-60-176-14-172L4-100Z" fill="${lit(lighter(colour, 0.1))}"/><path d="M-50-164L-38-100M-80-136L-66-100" stroke="#fff" stroke-opacity="0.5" stroke-width="4"/>
<path d="M-8-100Q30-122 88-102L90-98H-10Z" fill="${lit("#fff3df")}"/>
${wheel(-56, -28, 28, "#fff3df", toy.sun)}${wheel(56, -28, 28, "#fff3df", toy.sun)}`,
    spot,
    150,
  );
}

/** An open doll's house: three rooms, a roof, an attic with a tiny kite. */
export function dollHouse(spot: Spot): string {
  const room = (x: number, y: number, width: number, colour: Colour) =>
    `<rect x="${x}" y="${y}" width="${width}" height="92" fill="${fade(colour, lighter(colour, 0.4), "down")}"/><path d="M${x} ${y}h${width}v14h${-width}Z" fill="#3d1f52" opacity="0.1"/>`;
  return thing(
    `${box({ width: 276, height: 216, depth: 90, colour: "#f6dcc0" })}
${room(-124, -204, 120, "#f7c3bd")}${room(4, -204, 120, "#cbe6fa")}${room(-124, -104, 120, "#cdeed7")}${room(4, -104, 120, "#e0d5fb")}
<path d="M-158-214L0-326 158-214Z" fill="${lit(toy.coral)}" stroke="${toy.coral}" stroke-width="10" stroke-linejoin="round"/><path d="M158-214l22-20L24-332 0-326Z" fill="#a82c38"/>
<path d="M-70-220L0-278 70-220Z" fill="#fff3df"/><path d="M8-262L28-246 10-222-8-242Z" fill="${toy.sun}"/><path d="M8-262L28-246-8-242Z" fill="${toy.deep}"/>
<rect x="-112" y="-142" width="62" height="30" rx="6" fill="${lit(toy.blue)}"/><rect x="-110" y="-150" width="24" height="14" rx="6" fill="#fff"/><rect x="-34" y="-158" width="22" height="46" rx="4" fill="${lit(toy.oak)}"/>
<rect x="22" y="-140" width="60" height="8" rx="4" fill="${lit(toy.oak)}"/><path d="M32-132v20M72-132v20" stroke="${toy.oak}" stroke-width="6"/><path d="M52-204v18" stroke="${toy.ink}" stroke-width="2"/><path d="M40-174L52-188 64-174Z" fill="${toy.sun}"/>
<rect x="-112" y="-48" width="72" height="36" rx="10" fill="${lit(toy.green)}"/><rect x="-108" y="-62" width="64" height="24" rx="10" fill="${lit("#6fcf97")}"/>
<rect x="58" y="-82" width="44" height="70" rx="6" fill="${lit(toy.wood)}"/><circle cx="66" cy="-46" r="3.5" fill="${toy.ink}"/><circle cx="28" cy="-56" r="15" fill="${lit(toy.sky)}" stroke="#fff" stroke-width="5"/>`,
    spot,
    300,
  );
}
