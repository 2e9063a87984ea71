import { blur, fade } from "../paint.ts";

/** Day sky: the shop's blue above, warm paper at the horizon, the sun's light from the upper left. */
export function sky(width: number, height: number, horizon = 0.72): string {
  const low = height * horizon;
  return `<rect width="${width}" height="${height}" fill="#e9f6fe"/>
<rect width="${width}" height="${low}" fill="${fade("#9ad3fa", "#e9f6fe", "down")}"/>
<rect y="${low * 0.4}" width="${width}" height="${low * 0.6}" fill="${fade("#fff3dc00", "#fff3dcee", "down")}"/>
<ellipse cx="${width * 0.1}" cy="${height * 0.06}" rx="${width * 0.6}" ry="${height * 0.6}" fill="${fade("#ffffffee", "#ffffff00", "glow")}"/>
<ellipse cx="${width * 0.1}" cy="${height * 0.06}" rx="${width * 0.2}" ry="${width * 0.2}" fill="${fade("#fff1bde0", "#fff1bd00", "glow")}"/>`;
}

/** `x`, `y`: the middle of the flat base; `width` in user units. */
export function cloud(x: number, y: number, width: number, opacity = 1): string {
  const shape =
    "M-78 0C-104 0-112-34-86-42-88-72-48-82-34-62-24-100 40-102 50-62 70-78 98-62 92-40 116-34 108 0 82 0Z";
  return `<g transform="translate(${x} ${y}) scale(${width / 210})" opacity="${opacity}">
<path d="${shape}" fill="${fade("#ffffff", "#dcecf8", "down")}"/>
<ellipse cx="-8" cy="-60" rx="34" ry="20" fill="#fff" ${blur(8)}/>
<ellipse cx="-62" cy="-34" rx="22" ry="12" fill="#fff" ${blur(8)}/>
<path d="M50-62C58-40 44-20 20-14 60-8 96-18 92-40 98-62 70-78 50-62Z" fill="#c9dff0" opacity="0.4" ${blur(4)}/></g>`;
}

/** Birds far away, as two strokes of a pen. */
export function birds(x: number, y: number, size: number): string {
  const bird = (dx: number, dy: number, scale: number) =>
    `<path transform="translate(${x + dx * size} ${y + dy * size}) scale(${(scale * size) / 40})" d="M-18-6Q-8-12 0 0 8-12 18-7" fill="none" stroke="#4c5a7d" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round"/>`;
  return bird(0, 0, 1) + bird(1.3, -0.5, 0.75) + bird(2.1, 0.35, 0.6);
}
