import { type Colour, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box } from "../solid.ts";
import { bow } from "./plush.ts";

type Gift = { width: number; height: number; paper: Colour; ribbon: Colour; dots?: boolean };

export function gift(spot: Spot, { width, height, paper, ribbon, dots = false }: Gift): string {
  const depth = Math.min(width, height) * 0.8;
  const [dx, dy] = [depth * 0.28, -depth * 0.21];
  const half = width * 0.075;
  const marks = dots ? paperDots(width, height) : "";
  return thing(
    `${box({ width, height, depth, colour: paper })}${marks}
<path d="M${-half} ${-height}l${dx} ${dy}h${half * 2}L${half} ${-height}Z" fill="${lit(ribbon)}" opacity="0.85"/>
<rect x="${-half}" y="${-height}" width="${half * 2}" height="${height}" fill="${lit(ribbon)}"/>
<rect x="${-width / 2}" y="${-height * 0.56}" width="${width}" height="${half * 1.7}" fill="${lit(ribbon)}"/>
${bow(dx / 2, -height + dy / 2 - 6, Math.max(34, width * 0.27), ribbon)}`,
    spot,
    width * 1.12,
  );
}

function paperDots(width: number, height: number): string {
  const spots: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const x = -width / 2 + ((column + (row % 2 ? 0.75 : 0.3)) * width) / 5;
      if (x > width / 2 - 8) continue;
      spots.push(
        `<circle cx="${x}" cy="${-height + ((row + 0.5) * height) / 4}" r="${width * 0.028}"/>`,
      );
    }
  }
  return `<g fill="#fff" opacity="0.55">${spots.join("")}</g>`;
}

/** A brown parcel with paper tape and the shop's kite stamped on it. */
export function parcel(spot: Spot, width = 150, height = 110): string {
  const depth = Math.min(width, height);
  const [dx, dy] = [depth * 0.28, -depth * 0.21];
  const card = "#d9a873";
  return thing(
    `${box({ width, height, depth, colour: card })}
<path d="M-14 ${-height}l${dx} ${dy}h28L14 ${-height}Z" fill="#f2d9b4"/><path d="M-14 ${-height}h28v26l-5-4-5 4-4-4-5 4-4-4-5 4Z" fill="${lit("#efd2a8")}"/>
<g transform="translate(${width * 0.24} ${-height * 0.34})"><path d="M2-24L20-4 0 22-16-4Z" fill="none" stroke="${toy.coral}" stroke-width="4" stroke-linejoin="round"/><path d="M-16-4H20M2-24L0 22Q-14 26-22 18" fill="none" stroke="${toy.coral}" stroke-width="3" stroke-linecap="round"/></g>
<rect x="${-width * 0.4}" y="${-height * 0.32}" width="${width * 0.3}" height="${height * 0.2}" rx="3" fill="#fff8ec"/><path d="M${-width * 0.36} ${-height * 0.25}h${width * 0.2}M${-width * 0.36} ${-height * 0.19}h${width * 0.13}" stroke="#b8a48a" stroke-width="3" stroke-linecap="round"/>`,
    spot,
    width * 1.12,
  );
}
