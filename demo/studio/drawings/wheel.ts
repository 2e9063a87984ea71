import { form, line, shine, tones, type Tone } from "./clay.ts";

/** A rubber-tyred wheel with a coloured disc, seen from the side. */
export function wheel(x: number, y: number, r: number, disc: Tone = tones.birch): string {
  return `${form(`<circle cx="${x}" cy="${y}" r="${r}"/>`, tones.coal, r * 0.16)}${form(`<circle cx="${x}" cy="${y}" r="${r * 0.68}"/>`, disc, r * 0.16)}
${form(`<circle cx="${x}" cy="${y}" r="${r * 0.2}"/>`, tones.sun, r * 0.1)}${shine(x - r * 0.25, y - r * 0.3, r * 0.26, r * 0.16, -40, 0.6)}
${line(`M${x - r * 0.64} ${y - r * 0.55}a${r * 0.84} ${r * 0.84} 0 0 1 ${r * 0.44}-${r * 0.26}`, "#ffffff", r * 0.1, 0.45)}`;
}
