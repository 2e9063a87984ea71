import { line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, both, moved, patch, solid } from "./shapes.ts";

const gold: Tone = { light: "#ffe9a6", base: "#dcaa3e", dark: "#8f5f14" };
const steel: Tone = { light: "#f4f7fd", base: "#aab4c9", dark: "#656f8b" };

/** A heavy matt golden padlock with engraved rings and four hidden bolts; its key leans on it. */
export const stubbornPadlock = drawing(shackle(0), body(), moved(keyParts(), 176, 178, 14, 0.62));
export const padlockOnly = drawing(shackle(0), body());
/** Solved: the shackle stands open. */
export const padlockOpen = drawing(shackle(-26), body(), moved(keyParts(), 128, 196, 180, 0.6));
export const padlockKey = drawing(moved(keyParts(), 128, 128));

function shackle(rise: number): string {
  const d = `M78 ${130 + rise * 0.3}V${74 + rise}a50 50 0 0 1 100 0V${130 + rise}`;
  return `<g transform="rotate(${rise / 3} 78 120)">${line(d, steel.dark, 27)}${line(d, steel.base, 21)}<g transform="translate(-4 -3)">${line(d, "#ffffff", 6, 0.75)}</g></g>`;
}

function body(): string {
  const screw = (x: number, y: number) =>
    ball(x, y, 7.5, steel) + line(`M${x - 4} ${y - 3}l8 6`, "#656f8b", 2);
  return `${solid("M56 106h144q22 0 22 24v60q0 54-94 54T34 190v-60q0-24 22-24z", gold, 14)}${solid("M62 122h132q12 0 12 14v52q0 40-78 40t-78-40v-52q0-14 12-14z", { light: "#f7d987", base: "#d39d33", dark: "#8a5a12" }, 5)}
${screw(64, 138)}${screw(192, 138)}${screw(78, 206)}${screw(178, 206)}<circle cx="128" cy="170" r="36" fill="none" stroke="#8f5f14" stroke-width="3" stroke-dasharray="3 8" opacity="0.7"/>
${ball(128, 170, 26, steel)}${patch("M128 156a9 9 0 0 1 5 16l5 18h-20l5-18a9 9 0 0 1 5-16z", "#2c2233")}${both((way) => line(`M${128 + way * 66} 160v30`, "#8f5f14", 4, 0.5))}${nook(128, 112, 80, 7, 0, 0.25)}${shine(74, 114, 36, 5, 0, 0.8)}`;
}

/** Upright around 0,0, its ring on top. */
function keyParts(): string {
  return `${bar(-9, -30, 18, 120, 6, steel, 5)}${solid("M9 52h30v14H25v10h14v14H9z", steel, 4)}<path fill-rule="evenodd" d="M0-108a42 42 0 1 1 0 84 42 42 0 1 1 0-84zm0 22a20 20 0 1 0 0 40 20 20 0 1 0 0-40z" fill="${steel.base}" stroke="${steel.dark}" stroke-width="3"/>${line("M-30-86q14-18 38-14", "#fff", 6, 0.8)}${bar(-15, -34, 30, 12, 5, gold, 3)}`;
}
