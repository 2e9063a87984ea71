/** Tiny furniture; x is the left edge or the middle, `floor` the line it stands on. */
import { form, line, tones } from "./clay.ts";

export function bed(x: number, floor: number): string {
  return [
    form(`<rect x="${x}" y="${floor - 30}" width="7" height="28" rx="3"/>`, tones.walnut, 2),
    form(`<rect x="${x + 48}" y="${floor - 18}" width="6" height="16" rx="3"/>`, tones.walnut, 2),
    form(`<rect x="${x + 3}" y="${floor - 15}" width="49" height="10" rx="4"/>`, tones.white, 3),
    form(`<path d="M${x + 19} ${floor - 19}h28q5 0 5 6v8H${x + 19}z"/>`, tones.berry, 3),
    form(`<rect x="${x + 6}" y="${floor - 22}" width="16" height="10" rx="5"/>`, tones.sun, 2),
  ].join("");
}

export function cradle(x: number, floor: number): string {
  return `${line(`M${x - 13} ${floor - 3}q13 6 26 0`, "#96603a", 3.5)}${form(`<circle cx="${x - 8}" cy="${floor - 21}" r="6"/>`, tones.skin, 2)}
${form(`<path d="M${x - 2} ${floor - 24}h16q4 0 4 7h-20z"/>`, tones.white, 2)}${form(`<path d="M${x - 17} ${floor - 18}h34l-4 12q-1 3-4 3h-18q-3 0-4-3z"/>`, tones.sun, 3)}`;
}

export function table(x: number, floor: number): string {
  const leg = (at: number) =>
    form(`<rect x="${at}" y="${floor - 20}" width="5" height="18" rx="2"/>`, tones.walnut, 2);
  return `${leg(x + 3)}${leg(x + 36)}${form(`<rect x="${x - 3}" y="${floor - 23}" width="50" height="7" rx="3"/>`, tones.wood, 2)}
${form(`<path d="M${x + 15} ${floor - 32}h14l-2 8q-1 2-3 2h-4q-2 0-3-2z"/>`, tones.sky, 2)}${form(`<circle cx="${x + 22}" cy="${floor - 35}" r="6"/>`, tones.leaf, 2)}
<circle cx="${x + 19}" cy="${floor - 37}" r="3" fill="#ff9fb0"/><circle cx="${x + 26}" cy="${floor - 38}" r="3" fill="#e8408a"/>`;
}

export function lamp(x: number, floor: number): string {
  return `${line(`M${x} ${floor - 28}v26`, "#96603a", 2.5)}${form(`<path d="M${x - 5} ${floor - 38}h10l5 13h-20z"/>`, tones.sun, 2)}${form(`<ellipse cx="${x}" cy="${floor - 2}" rx="8" ry="2.5"/>`, tones.walnut, 2)}`;
}

export function cooker(x: number, floor: number): string {
  return `${form(`<rect x="${x}" y="${floor - 30}" width="28" height="30" rx="4"/>`, tones.white, 3)}<rect x="${x + 5}" y="${floor - 18}" width="18" height="12" rx="2" fill="#3b3f5c"/>
<circle cx="${x + 7}" cy="${floor - 24}" r="2" fill="#ee4f3d"/><circle cx="${x + 14}" cy="${floor - 24}" r="2" fill="#ee4f3d"/>
${form(`<path d="M${x + 8} ${floor - 39}h14v7q0 3-3 3h-8q-3 0-3-3z"/>`, tones.coral, 2)}${line(`M${x + 22} ${floor - 36}h6`, "#3b3f5c", 2.5)}
${form(`<rect x="${x + 32}" y="${floor - 24}" width="22" height="24" rx="3"/>`, tones.wood, 3)}<circle cx="${x + 37}" cy="${floor - 12}" r="1.6" fill="#623a28"/>`;
}

export function door(x: number, floor: number): string {
  return `${form(`<path d="M${x - 12} ${floor}v-28q0-12 12-12t12 12v28z"/>`, tones.sky, 4)}<circle cx="${x + 7}" cy="${floor - 16}" r="2.4" fill="#ffc02e"/>`;
}
