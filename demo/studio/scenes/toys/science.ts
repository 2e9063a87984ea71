import { icon } from "../../icons.ts";
import { fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";

/** A globe on a wooden stand with a brass meridian. 150 wide, 210 high. */
export function globe(spot: Spot): string {
  return thing(
    `<ellipse cy="-8" rx="56" ry="13" fill="${lit(toy.oak)}"/><ellipse cy="-14" rx="56" ry="12" fill="${lit(toy.wood)}"/>
<path d="M-7-50H7L10-14H-10Z" fill="${lit(toy.oak, "across")}"/>
<path d="M-48-198A86 86 0 1 0 66-76" fill="none" stroke="${fade("#f4cf76", "#b98528")}" stroke-width="10" stroke-linecap="round"/>
<g transform="translate(0 -130)">${icon("globe-showing-europe-africa", { x: -78, y: -78, size: 156, rotate: 12 })}</g>`,
    spot,
    112,
  );
}

/** A test-tube rack of wood with three colours. */
export function tubeRack(spot: Spot): string {
  const tube = (x: number, colour: string, full: number) =>
    `<rect x="${x - 14}" y="-142" width="28" height="128" rx="14" fill="#eaf6ff" opacity="0.85"/><path d="M${x - 12}${-28 - full}h24v${full}a12 12 0 0 1-24 0Z" fill="${lit(colour)}"/><rect x="${x - 18}" y="-148" width="36" height="10" rx="5" fill="#d3e8f6"/><path d="M${x - 7}-132v96" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.8"/>`;
  return thing(
    `<rect x="-92" y="-14" width="184" height="14" rx="6" fill="${lit(toy.wood)}"/><rect x="-90" y="-100" width="12" height="92" fill="${lit(toy.oak)}"/><rect x="78" y="-100" width="12" height="92" fill="${lit(toy.oak)}"/>
${tube(-48, toy.coral, 60)}${tube(0, toy.sun, 84)}${tube(48, toy.green, 44)}<rect x="-94" y="-106" width="188" height="16" rx="7" fill="${lit(toy.wood)}"/>`,
    spot,
    190,
  );
}

/** A mat of squares with arrows for a small robot. 420 wide, 130 deep. */
export function arrowMat(spot: Spot): string {
  const tile = (row: number, column: number) => {
    const y = -row * 42;
    const at = (c: number, up: number) => (c - 3) * (70 - (row + up) * 6);
    const d = `M${at(column, 0)} ${y}H${at(column + 1, 0)}L${at(column + 1, 1)} ${y - 42}H${at(column, 1)}Z`;
    const even = (row + column) % 2 === 0;
    return `<path d="${d}" fill="${even ? "#fffaf0" : "#d9edfc"}"/>${even ? arrow((at(column, 0.5) + at(column + 1, 0.5)) / 2, y - 21, (row * 3 + column) % 3) : ""}`;
  };
  const tiles = Array.from({ length: 18 }, (_, at) => tile(Math.floor(at / 6), at % 6)).join("");
  return thing(
    `<path d="M-222 8L-162-132H162L222 8Z" fill="${lit(toy.blue)}" stroke="${toy.blue}" stroke-width="8" stroke-linejoin="round"/>${tiles}`,
    { ...spot, shadow: spot.shadow ?? true },
    440,
  );
}

function arrow(x: number, y: number, kind: number): string {
  const colour = [toy.coral, toy.green, toy.deep][kind] ?? toy.coral;
  return `<path transform="translate(${x} ${y}) scale(1 0.62) rotate(${[90, 0, 180][kind] ?? 0})" d="M0-22L18 0H7V20H-7V0H-18Z" fill="${colour}"/>`;
}
