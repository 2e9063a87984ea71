import { toy } from "../paint.ts";

/** Blades of grass that hide the feet of things standing in it. */
export function tuft(x: number, y: number, size: number, tone = "#57a968"): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})" fill="none" stroke="${tone}" stroke-width="4" stroke-linecap="round">
<path d="M-12 2Q-14-12-20-20M-4 2Q-4-18-6-28M5 2Q7-14 13-24M12 2Q17-8 22-13"/></g>`;
}

function daisy(x: number, y: number, size: number, petals = "#ffffff"): string {
  const around = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<ellipse cy="-9" rx="5" ry="8" transform="rotate(${turn})"/>`)
    .join("");
  return `<g transform="translate(${x} ${y}) scale(${size / 40})"><path d="M0 4Q2 18-2 30" fill="none" stroke="#57a968" stroke-width="3.5" stroke-linecap="round"/><g fill="${petals}">${around}</g><circle r="5.5" fill="${toy.sun}"/></g>`;
}

/** Flowers and grass strewn by hand: [x, y, size] of each. */
export function flowers(spots: readonly (readonly [number, number, number])[]): string {
  const tints = ["#ffffff", "#ffd9d4", "#fff1b8", "#ffffff", "#e4daff"];
  return spots
    .map(
      ([x, y, size], at) =>
        tuft(x + size * 0.4, y + size * 0.6, size * 0.8) + daisy(x, y, size, tints[at % 5]),
    )
    .join("");
}
