/** How drawings are modelled: rounded forms, lit from the upper left. */

export type Tone = { light: string; base: string; dark: string };

export const tones = {
  coral: { light: "#ff8a70", base: "#ee4f3d", dark: "#b32536" },
  sun: { light: "#ffe27a", base: "#ffc02e", dark: "#e8851c" },
  sky: { light: "#8ed4ff", base: "#3fa4ee", dark: "#2467c4" },
  leaf: { light: "#8fe29a", base: "#41b86c", dark: "#1b7d62" },
  mint: { light: "#d4f7e2", base: "#98dfba", dark: "#58b295" },
  rose: { light: "#ffd3d6", base: "#ff9fb0", dark: "#dc6a92" },
  berry: { light: "#ff86b8", base: "#e8408a", dark: "#a81f73" },
  lilac: { light: "#d9c6ff", base: "#a98bf0", dark: "#6f55c8" },
  wood: { light: "#f8d9a4", base: "#e3ad68", dark: "#b4733c" },
  birch: { light: "#fff3d9", base: "#f3d9aa", dark: "#cda168" },
  walnut: { light: "#c98d5c", base: "#96603a", dark: "#623a28" },
  cream: { light: "#fffdf6", base: "#f8ead0", dark: "#dcc09b" },
  white: { light: "#ffffff", base: "#f2f2fa", dark: "#c3c4dc" },
  steel: { light: "#f0f4fb", base: "#b9c2d6", dark: "#7a839f" },
  coal: { light: "#6b6f8c", base: "#3b3f5c", dark: "#1f2140" },
  rust: { light: "#f08a55", base: "#cf5628", dark: "#8f3021" },
  skin: { light: "#ffe3c6", base: "#fbc69d", dark: "#e39a78" },
} as const satisfies Record<string, Tone>;

let ids = 0;

/** A solid form. `shape` is one SVG element without fill; `depth` is how thick its rim looks. */
export function form(shape: string, tone: Tone, depth = 7): string {
  const id = `clay${++ids}`;
  const filled = shape.replace(/\s*\/>$/, ` fill="url(#${id}-fill)"/>`);
  return `<defs>${fill(id, tone)}${rim(id, tone, depth)}</defs><g filter="url(#${id}-rim)">${filled}</g>`;
}

function fill(id: string, { light, base, dark }: Tone): string {
  return `<radialGradient id="${id}-fill" cx="0.32" cy="0.22" r="1">
<stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${base}"/>
<stop offset="1" stop-color="${mix(base, dark, 0.7)}"/></radialGradient>`;
}

/** Dark inner edge at the lower right, light inner edge at the upper left. */
function rim(id: string, { light, dark }: Tone, depth: number): string {
  const edge = (shift: number, colour: string, strength: number, name: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${depth * 0.55}"/>
<feOffset dx="${shift * 0.7}" dy="${shift}" result="${name}-moved"/>
<feComposite in="SourceAlpha" in2="${name}-moved" operator="out" result="${name}-edge"/>
<feFlood flood-color="${colour}" flood-opacity="${strength}"/>
<feComposite in2="${name}-edge" operator="in" result="${name}"/>`;
  return `<filter id="${id}-rim" x="-0.1" y="-0.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">
${edge(-depth * 0.8, dark, 0.85, "shade")}${edge(depth * 0.45, mix(light, "#ffffff", 0.45), 0.8, "light")}
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge></filter>`;
}

/** A soft white reflection. */
export function shine(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn = 0,
  strength = 0.7,
): string {
  const id = `clay${++ids}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/>
<stop offset="0.4" stop-color="#fff" stop-opacity="${strength * 0.55}"/>
<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="url(#${id})"/>`;
}

/** The darkness where one part rests on another. */
export function nook(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn = 0,
  strength = 0.4,
): string {
  const id = `clay${++ids}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#3a1f4d" stop-opacity="${strength}"/>
<stop offset="1" stop-color="#3a1f4d" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="url(#${id})"/>`;
}

/** Keeps `markup` inside `shape`. */
export function inside(shape: string, markup: string): string {
  const id = `clay${++ids}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

/** A round stroke: a seam, a mouth, a string. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** A tone between two colours written #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
