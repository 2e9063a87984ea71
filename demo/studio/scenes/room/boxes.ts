import { icon } from "../../icons.ts";
import { type Colour, darker, fade, lighter, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { kiteSail } from "../kite.ts";

type Label = "blocks" | "teddy-bear" | "automobile" | "kite";

/** An open box of cloth with a drawn label; `inside` is drawn behind its front. 150 wide, 96 high. */
export function labelledBox(spot: Spot, colour: Colour, label: Label, inside = ""): string {
  return thing(
    `<path d="M-74-92L-64-106H70L74-92V-40H-74Z" fill="${darker(colour, 0.34)}"/>${inside}
<path d="M-75-92H75L70-5Q70 0 64 0H-64Q-70 0-70-5Z" fill="${lit(colour)}"/><path d="M-75-92H75L74-80H-74Z" fill="${lighter(colour, 0.4)}"/>
<rect x="-33" y="-70" width="66" height="58" rx="10" fill="#fffdf6"/>${drawnLabel(label)}`,
    spot,
    140,
  );
}

function drawnLabel(label: Label): string {
  if (label === "kite") return kiteSail(-1, -44, 46, 24);
  if (label !== "blocks") return icon(label, { x: -23, y: -65, size: 46 });
  return `<g transform="translate(0 -16)"><rect x="-23" y="-22" width="21" height="21" rx="3" fill="${lit(toy.blue)}"/><rect x="2" y="-22" width="21" height="21" rx="3" fill="${lit(toy.coral)}"/><rect x="-11" y="-46" width="21" height="21" rx="3" fill="${lit(toy.sun)}"/></g>`;
}

/** A wicker basket full of what is given. 150 wide, 90 high. */
export function basket(spot: Spot, inside: string): string {
  const rows = [-70, -52, -34, -16]
    .map(
      (y) =>
        `<path d="M-70 ${y}q9-9 18 0t18 0 18 0 17 0 17 0 18 0 18 0 16 0" fill="none" stroke="#8f5f30" stroke-opacity="0.4" stroke-width="4"/>`,
    )
    .join("");
  return thing(
    `<ellipse cy="-82" rx="78" ry="14" fill="#8a5c30"/>${inside}<path d="M-78-82Q0-64 78-82L66-6Q64 2 56 2H-56Q-64 2-66-6Z" fill="${fade("#ecc68f", "#c58f50")}"/>${rows}<path d="M-79-82Q0-62 79-82" fill="none" stroke="${lit(toy.wood)}" stroke-width="11" stroke-linecap="round"/>`,
    spot,
    140,
  );
}

/** A kite put away: the sail rolled round its stick, tied with the string. 210 wide. */
export function rolledKite(spot: Spot): string {
  return thing(
    `<g transform="translate(0 -20) rotate(-4)"><rect x="-112" y="-4" width="224" height="8" rx="4" fill="${lit(toy.oak, "down")}"/>
<path d="M-88-15Q-96 0-88 15L20 18V-18Z" fill="${fade("#ff9a84", "#c93a2b", "down")}"/><path d="M20-18V18L92 11Q98 0 92-11Z" fill="${fade("#ffe08a", "#ee9a1c", "down")}"/>
<path d="M-80-5H80" stroke="#fff" stroke-opacity="0.45" stroke-width="4" stroke-linecap="round"/><path d="M-34-19q-5 19 0 37M-27-19q-5 19 0 37M50-15q-4 15 0 29M57-14q-4 14 0 28" stroke="${toy.deep}" stroke-width="4" fill="none"/>
<path d="M-30 18Q-44 44-84 34T-128 22" stroke="#4c5a7d" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-84 34l-13-9v18Zm0 0l13-8v18Z" fill="${toy.sun}"/></g>`,
    spot,
    190,
  );
}
