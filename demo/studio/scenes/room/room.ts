import { type Colour, blur, darker, fade, lighter, toy } from "../paint.ts";

type Room = { width: number; height: number; floorAt: number; wall: Colour; floor?: Colour };

/** Wall, skirting board and a floor of light boards, with the light falling from the upper left. */
export function room({ width, height, floorAt, wall, floor = "#f0d9b5" }: Room): string {
  const full = `x="0" width="${width}"`;
  return `<rect ${full} height="${floorAt}" fill="${fade(lighter(wall, 0.35), darker(wall, 0.03), "slant")}"/>
<ellipse cx="${width * 0.2}" cy="${floorAt * 0.2}" rx="${width * 0.6}" ry="${floorAt * 0.8}" fill="${fade("#fffdf4cc", "#fffdf400", "glow")}"/>
<rect ${full} y="${floorAt - 26}" height="28" fill="${fade("#fffdf8", "#ece4da", "down")}"/>
<rect ${full} y="${floorAt}" height="${height - floorAt}" fill="${fade(lighter(floor, 0.2), darker(floor, 0.06), "down")}"/>
${boards(width, height, floorAt)}<rect ${full} y="${floorAt}" height="22" fill="${fade("#7a4a2630", "#7a4a2600", "down")}"/>`;
}

/** Joints of the floor boards, running to a point far behind the wall. */
function boards(width: number, height: number, floorAt: number): string {
  const lines = Array.from({ length: 13 }, (_, at) => {
    const part = at / 12;
    return `M${width * part} ${floorAt}L${width * (0.5 + (part - 0.5) * 1.9)} ${height}`;
  });
  return `<path d="${lines.join("")}" stroke="#a8763f" stroke-opacity="0.16" stroke-width="2" fill="none"/>`;
}

/** The shape of a window's light on the floor. */
export function floorLight(
  x: number,
  y: number,
  width: number,
  depth: number,
  strength = 0.5,
): string {
  const pane = (from: number, to: number) =>
    `M${x + width * from} ${y}H${x + width * to}L${x + width * to + depth * 0.9} ${y + depth}H${x + width * from + depth * 0.7}Z`;
  return `<path d="${pane(0, 0.47)}${pane(0.53, 1)}" fill="#fffbe6" opacity="${strength}" ${blur(3)}/>`;
}

/** A round rug with rings, lying flat. */
export function rug(x: number, y: number, rx: number, colours: readonly Colour[]): string {
  const flat = 0.27;
  const rings = colours.map((colour, at) => {
    const part = 1 - (at / colours.length) * 0.92;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx * part}" ry="${rx * flat * part}" fill="${fade(lighter(colour, 0.16), darker(colour, 0.05))}"/>`;
  });
  return `<ellipse cx="${x + 6}" cy="${y + 9}" rx="${rx * 1.01}" ry="${rx * flat * 1.02}" fill="#5b3a2a" opacity="0.18" ${blur(4)}/>${rings.join("")}
<ellipse cx="${x}" cy="${y}" rx="${rx * 0.985}" ry="${rx * flat * 0.985}" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3" stroke-dasharray="9 8"/>`;
}

/** Pennants on a sagging cord. */
export function bunting(x: number, y: number, width: number, sag: number, count = 9): string {
  const colours = [toy.coral, toy.sun, toy.blue, toy.green, toy.lilac];
  const flags = Array.from({ length: count }, (_, at) => {
    const part = (at + 0.5) / count;
    const fx = x + width * part;
    const fy = y + 4 * sag * part * (1 - part);
    const half = (width / count) * 0.36;
    const tilt = (0.5 - part) * 24 * (sag / 60);
    const colour = colours[at % colours.length] ?? toy.sun;
    return `<path transform="translate(${fx} ${fy}) rotate(${tilt})" d="M${-half}-2H${half}L0 ${half * 2.1}Z" fill="${fade(lighter(colour, 0.3), colour)}"/>`;
  });
  return `<path d="M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}" fill="none" stroke="#b9a08c" stroke-width="3"/><g>${flags.join("")}</g>`;
}
