import { form, line, shine, tones, type Tone } from "./clay.ts";

/** A rubber-tyred wheel with a coloured disc, seen from the side. */
export function wheel(x: number, y: number, r: number, disc: Tone = tones.birch): string {
  return `${form(`<circle cx="${x}" cy="${y}" r="${r}"/>`, tones.coal, r * 0.16)}${form(`<circle cx="${x}" cy="${y}" r="${r * 0.68}"/>`, disc, r * 0.16)}
${form(`<circle cx="${x}" cy="${y}" r="${r * 0.2}"/>`, tones.sun, r * 0.1)}${shine(x - r * 0.25, y - r * 0.3, r * 0.26, r * 0.16, -40, 0.6)}
${line(`M${x - r * 0.64} ${y - r * 0.55}a${r * 0.84} ${r * 0.84} 0 0 1 ${r * 0.44}-${r * 0.26}`, "#ffffff", r * 0.1, 0.45)}`;
}

/** An open wheel with spokes. */
export function spokedWheel(x: number, y: number, r: number): string {
  const reach = r * 0.68;
  const spokes = [0, 45, 90, 135].map(
    (turn) =>
      `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x - reach} ${y}H${x + reach}`, "#c9d0e0", r * 0.11)}</g>`,
  );
  return `${spokes.join("")}${form(tyre(x, y, r, r * 0.72), tones.coal, r * 0.14)}${form(`<circle cx="${x}" cy="${y}" r="${r * 0.26}"/>`, tones.sun, r * 0.12)}
${line(`M${x - r * 0.62} ${y - r * 0.6}a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.46}-${r * 0.26}`, "#ffffff", r * 0.1, 0.5)}`;
}

function tyre(x: number, y: number, outer: number, inner: number): string {
  const circle = (r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
  return `<path fill-rule="evenodd" d="${circle(outer)}${circle(inner)}"/>`;
}
