/** The shop's studio: seamless coloured paper, light from the upper left, shadows on the floor. */

/** Wall, the light on it, and the floor in front. */
const papers = {
  rose: { wall: "#ffe3df", light: "#fff4f1", shade: "#f6c9c3", floor: "#ffece9" },
  lilac: { wall: "#ece5ff", light: "#f8f5ff", shade: "#d3c7f4", floor: "#f2edff" },
  mint: { wall: "#dff5e6", light: "#f3fcf6", shade: "#bfe3cb", floor: "#e8f8ed" },
  sky: { wall: "#dff1ff", light: "#f4faff", shade: "#bcdcf4", floor: "#e9f5ff" },
  sun: { wall: "#fff0c9", light: "#fff9e8", shade: "#f6d995", floor: "#fff4d8" },
  "paper-deep": { wall: "#f7ecda", light: "#fffaf2", shade: "#e4d2b5", floor: "#faf1e3" },
} as const;

export type Paper = keyof typeof papers;

/** Fills 0,0,width,height. `horizon` is the height of the soft bend from wall to floor, as a part. */
export function backdrop(paper: Paper, width: number, height: number, horizon = 0.7): string {
  const { wall, light, shade, floor } = papers[paper];
  const full = `width="${width}" height="${height}"`;
  const bend = (part: number) => Math.min(1, Math.max(0, horizon + part)).toFixed(3);
  return `<defs>
<linearGradient id="paper-sweep" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${wall}"/><stop offset="${bend(-0.16)}" stop-color="${wall}"/>
<stop offset="${bend(0)}" stop-color="${floor}"/><stop offset="${bend(0.12)}" stop-color="${floor}"/>
<stop offset="1" stop-color="${wall}"/></linearGradient>
<radialGradient id="paper-light" cx="0.26" cy="0.2" r="0.72">
<stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="paper-shade" cx="0.34" cy="0.34" r="0.95">
<stop offset="0.55" stop-color="${shade}" stop-opacity="0"/>
<stop offset="1" stop-color="${shade}" stop-opacity="0.75"/></radialGradient></defs>
<rect ${full} fill="url(#paper-sweep)"/><rect ${full} fill="url(#paper-light)"/>
<rect ${full} fill="url(#paper-shade)"/>`;
}

let shadows = 0;

/** A shadow where a thing `width` wide touches the floor; x, y is the middle of the contact. */
export function contactShadow(x: number, y: number, width: number): string {
  const id = `contact-${++shadows}`;
  const pool = (dx: number, dy: number, rx: number, ry: number, part: string) =>
    `<ellipse cx="${x + dx * width}" cy="${y + dy * width}" rx="${rx * width}" ry="${ry * width}" fill="url(#${id}-${part})"/>`;
  const fade = (part: string, strength: number, knee: number) =>
    `<radialGradient id="${id}-${part}"><stop offset="0" stop-color="#3b2a45" stop-opacity="${strength}"/>
<stop offset="${knee}" stop-color="#3b2a45" stop-opacity="${strength * 0.45}"/>
<stop offset="1" stop-color="#3b2a45" stop-opacity="0"/></radialGradient>`;
  return `<defs>${fade("wide", 0.2, 0.45)}${fade("core", 0.42, 0.55)}</defs>
${pool(0.07, 0.012, 0.74, 0.13, "wide")}${pool(0.015, 0, 0.5, 0.05, "core")}`;
}
