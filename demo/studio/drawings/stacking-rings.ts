import { drawing } from "./drawing.ts";
import { form, nook, shine, tones, type Tone } from "./clay.ts";

const violet: Tone = { light: "#c9b0ff", base: "#9673ea", dark: "#5f45bd" };
const indigo: Tone = { light: "#8fa6ff", base: "#4f6be0", dark: "#3044a5" };
const orange: Tone = { light: "#ffb87a", base: "#fb8a33", dark: "#d05a1b" };

const rings = [tones.coral, orange, tones.sun, tones.leaf, tones.sky, indigo, violet].map(
  (tone, at) => ({ tone, y: 197 - at * 23.5, half: 94 - at * 9.5 }),
);

/** A rocking wooden base, seven rings in the colours of the rainbow, a ball on the top. */
export const stackingRings = drawing(base(), peg(24), ...rings.map(ring), top());
/** Four rings are on, three still lie about. */
export const halfStacked = drawing(base(), peg(24), ...rings.slice(0, 4).map(ring), top());
export const bareStand = drawing(base(), peg(24) + peg(100), top());

/** The seven rings lying flat, the largest first; `width` is in units of which the largest has 188. */
export const lyingRings = rings.map(({ tone, half }) => ({
  width: half * 2,
  drawing: drawing(
    form(
      '<path fill-rule="evenodd" d="M128 20a108 108 0 1 1 0 216 108 108 0 1 1 0-216zm0 86a22 22 0 1 0 0 44 22 22 0 1 0 0-44z"/>',
      tone,
      16,
    ),
    shine(86, 62, 34, 14, -36, 0.7),
  ),
}));

/** The three smallest rings standing on the floor. */
export const smallRings = rings
  .slice(4)
  .map(({ tone, half }) => drawing(ring({ y: 128, half, tone })));

function base(): string {
  const shape =
    '<path d="M44 208h168c6 0 9 5 7 10-7 17-26 30-46 30H83c-20 0-39-13-46-30-2-5 1-10 7-10z"/>';
  return form(shape, tones.birch, 9) + shine(96, 222, 44, 5, 0, 0.6);
}

function peg(y: number): string {
  return form(
    `<rect x="119" y="${y}" width="18" height="${y > 50 ? 116 : 100}" rx="9"/>`,
    tones.birch,
    5,
  );
}

function top(): string {
  return form('<circle cx="128" cy="27" r="19"/>', tones.birch, 7) + shine(121, 19, 8, 6, -30, 0.9);
}

function ring({ y, half, tone }: (typeof rings)[number]): string {
  const box = `x="${128 - half}" y="${y - 13}" width="${half * 2}" height="27" rx="13.5"`;
  return `${form(`<rect ${box}/>`, tone, 7)}${shine(128 - half * 0.42, y - 6, half * 0.4, 4, 0, 0.75)}
${nook(128, y - 13, half * 0.7, 3.5, 0, 0.3)}`;
}
