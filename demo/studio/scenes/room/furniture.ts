import { contactShadow } from "../../backdrop.ts";
import { type Colour, blur, darker, fade, lighter, lit, toy } from "../paint.ts";

/** A board on the wall; things stand at its `y`. */
export function shelf(x: number, y: number, width: number): string {
  const bracket = (at: number) =>
    `<path d="M${at} ${y + 18}v26q0 6 6 6h4V${y + 18}Z" fill="${lit(toy.oak)}"/>`;
  return `<rect x="${x + 8}" y="${y + 16}" width="${width}" height="26" rx="8" fill="#5b4a66" opacity="0.2" ${blur(6)}/>${bracket(x + width * 0.14)}${bracket(x + width * 0.83)}
<path d="M${x + 6} ${y - 10}H${x + width - 6}L${x + width} ${y}H${x}Z" fill="#f6dcb4"/><rect x="${x}" y="${y}" width="${width}" height="20" rx="5" fill="${fade("#ecc695", toy.oak, "down")}"/>`;
}

/** Racks from wall to floor: `levels` are the heights things stand at. */
export function rack(x: number, y: number, width: number, levels: readonly number[]): string {
  const top = Math.min(...levels) - 130;
  const back = `<rect x="${x}" y="${top}" width="${width}" height="${y - top}" fill="${fade("#e9cfa4", "#cfa672", "down")}" opacity="0.55"/>`;
  const post = (at: number) =>
    `<rect x="${at - 9}" y="${top - 8}" width="18" height="${y - top + 8}" rx="4" fill="${fade("#e8c392", "#bd8850", "across")}"/>`;
  const boards = levels.map(
    (level) =>
      `<rect x="${x}" y="${level + 16}" width="${width}" height="34" fill="${fade("#5b3a2a55", "#5b3a2a00", "down")}"/><path d="M${x} ${level - 14}H${x + width}V${level}H${x}Z" fill="#f3d8ad"/><rect x="${x - 4}" y="${level}" width="${width + 8}" height="17" rx="4" fill="${fade("#ecc695", toy.oak, "down")}"/>`,
  );
  return (
    contactShadow(x + width / 2, y, width) + back + boards.join("") + post(x) + post(x + width)
  );
}

/** A table across the picture's foot; things stand a little below `y`, on its top. */
export function tableTop(
  width: number,
  height: number,
  y: number,
  colour: Colour = "#ecc894",
): string {
  const edge = y + (height - y) * 0.74;
  return `<rect x="-20" y="${y - 14}" width="${width + 40}" height="24" fill="#5b3a2a" opacity="0.12" ${blur(8)}/>
<rect x="-20" y="${y}" width="${width + 40}" height="${edge - y}" fill="${fade(lighter(colour, 0.42), colour, "down")}"/>
<path d="M-20 ${y + 1.5}H${width + 20}" stroke="#fff" stroke-opacity="0.7" stroke-width="3"/>
<path d="M0 ${y + (edge - y) * 0.3}Q${width * 0.4} ${y + (edge - y) * 0.4} ${width} ${y + (edge - y) * 0.26}M0 ${y + (edge - y) * 0.68}Q${width * 0.6} ${y + (edge - y) * 0.58} ${width} ${y + (edge - y) * 0.74}" stroke="#b8824a" stroke-opacity="0.16" stroke-width="3" fill="none"/>
<rect x="-20" y="${edge}" width="${width + 40}" height="${height - edge + 10}" fill="${fade(darker(colour, 0.1), darker(colour, 0.3), "down")}"/>
<path d="M-20 ${edge}H${width + 20}" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>`;
}

/** A framed picture of hills and a kite. */
export function frame(x: number, y: number, width: number, sky: Colour = "#d6edfd"): string {
  const height = width * 1.2;
  return `<g transform="translate(${x} ${y})"><rect x="5" y="9" width="${width}" height="${height}" rx="7" fill="#5b4a66" opacity="0.22" ${blur(4)}/><rect width="${width}" height="${height}" rx="7" fill="${lit(toy.wood)}"/>
<rect x="${width * 0.09}" y="${width * 0.09}" width="${width * 0.82}" height="${height - width * 0.18}" fill="#fffdf7"/><g transform="translate(${width * 0.17} ${width * 0.17}) scale(${(width * 0.66) / 100})">
<rect width="100" height="130" fill="${sky}"/><path d="M0 96Q30 70 60 92T100 84V130H0Z" fill="#9bd39f"/><path d="M58 20L84 42 62 76 40 46Z" fill="${toy.sun}"/><path d="M58 20L84 42 40 46Z" fill="${toy.coral}"/><path d="M62 76Q52 98 24 96" fill="none" stroke="${toy.ink}" stroke-width="2.5"/></g></g>`;
}

/** A hanging lamp with its glow. */
export function lamp(x: number, length: number, colour: Colour): string {
  return `<path d="M${x} 0V${length}" stroke="#4c5a7d" stroke-width="4"/><ellipse cx="${x}" cy="${length + 74}" rx="190" ry="120" fill="${fade("#fff3c4b0", "#fff3c400", "glow")}"/>
<ellipse cx="${x}" cy="${length + 62}" rx="30" ry="16" fill="#fff6d8"/><path d="M${x - 70} ${length + 62}Q${x - 62} ${length} ${x} ${length - 4} ${x + 62} ${length} ${x + 70} ${length + 62}Q${x} ${length + 74} ${x - 70} ${length + 62}Z" fill="${lit(colour)}"/>`;
}

/** A square cushion leaning against the wall. */
export function cushion(x: number, y: number, size: number, colour: Colour, turn: number): string {
  const cloth = "M-92-94C-60-84 60-84 92-94 86-60 86-40 92-4 60-14-60-14-92-4-86-40-86-60-92-94Z";
  return `${contactShadow(x, y - size * 0.03, size * 0.8)}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 190})" stroke-linejoin="round"><path d="${cloth}" fill="${lit(colour)}" stroke="${lit(colour)}" stroke-width="12"/>
<ellipse cx="-14" cy="-56" rx="58" ry="26" fill="#fff" opacity="0.28" ${blur(8)}/><path d="M-78-82Q-62-70-56-62M78-82Q64-72 58-64M-78-14Q-66-26-58-32M78-14Q68-26 60-32" stroke="#5b3a6a" stroke-opacity="0.1" stroke-width="5" stroke-linecap="round"/></g>`;
}

/** A low open bookcase; things on it stand at y - height, things in it 24 above y. */
export function bookcase(x: number, y: number, width: number, height: number): string {
  const top = y - height;
  return `${contactShadow(x + width / 2, y, width)}<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="8" fill="${lit(toy.wood)}"/>
<rect x="${x + 18}" y="${top + 20}" width="${width - 36}" height="${height - 44}" fill="${fade("#c99b66", "#b98752", "down")}"/><rect x="${x + 18}" y="${top + 20}" width="${width - 36}" height="34" fill="${fade("#5b3a2a66", "#5b3a2a00", "down")}"/>
<rect x="${x + 18}" y="${top + 20}" width="30" height="${height - 44}" fill="${fade("#5b3a2a44", "#5b3a2a00", "across")}"/>
<path d="M${x} ${top}l14-16H${x + width - 14}l14 16Z" fill="#f8e0bb"/><rect x="${x - 8}" y="${top}" width="${width + 16}" height="20" rx="6" fill="${fade("#efcb9a", toy.oak, "down")}"/>`;
}
