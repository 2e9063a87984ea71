import { blur, fade, lit, mix } from "../paint.ts";

type Window = { x: number; y: number; width: number; height: number; curtain?: string };

let windows = 0;

/** A white window; `view` is drawn in its own 0,0,width,height. */
export function windowWith(view: string, { x, y, width, height, curtain }: Window): string {
  const id = `pane-${++windows}`;
  const f = 16;
  const hangings = curtain ? curtains(width, height, curtain) : "";
  return `<g transform="translate(${x} ${y})"><clipPath id="${id}"><rect width="${width}" height="${height}" rx="10"/></clipPath>
<rect x="${-f}" y="${-f + 12}" width="${width + f * 2 + 8}" height="${height + f * 2}" rx="18" fill="#5b4a66" opacity="0.16" ${blur(6)}/>
<rect x="${-f}" y="${-f}" width="${width + f * 2}" height="${height + f * 2}" rx="18" fill="${fade("#ffffff", "#efe7df")}"/>
<g clip-path="url(#${id})">${view}<path d="M${width * 0.08} 0H${width * 0.3}L0 ${height * 0.7}V${height * 0.2}Z" fill="#fff" opacity="0.2"/>
<rect width="${width}" height="12" fill="${fade("#3d1f5233", "#3d1f5200", "down")}"/></g>
<path d="M${width / 2} 0V${height}M0 ${height * 0.44}H${width}" stroke="#5b4a66" stroke-opacity="0.18" stroke-width="14" transform="translate(3 4)"/>
<path d="M${width / 2} 0V${height}M0 ${height * 0.44}H${width}" stroke="#fffdf9" stroke-width="13"/>
<rect x="${-f - 18}" y="${height + f - 6}" width="${width + f * 2 + 36}" height="20" rx="8" fill="${fade("#ffffff", "#e4dacf", "down")}"/>
<rect x="${-f - 10}" y="${height + f + 14}" width="${width + f * 2 + 26}" height="12" fill="#5b4a66" opacity="0.13" ${blur(4)}/>${hangings}</g>`;
}

function curtains(width: number, height: number, colour: string): string {
  const cloth = fade(mix(colour, "#ffffff", 0.45), colour, "across");
  const [top, low] = [-34, height + 70];
  const left = `<path d="M-62 ${top}H40Q44 ${height * 0.4} -18 ${height * 0.62}Q10 ${height * 0.8} 2 ${low}H-66Z" fill="${cloth}"/>
<path d="M-40 ${top}Q-36 ${height * 0.4}-42 ${low}M-10 ${top}Q-4 ${height * 0.4}-34 ${height * 0.6}" stroke="#7a3a52" stroke-opacity="0.13" stroke-width="8" fill="none"/><rect x="-68" y="${height * 0.6}" width="60" height="14" rx="7" fill="${lit(mix(colour, "#ffc83d", 0.5))}"/>`;
  return `${left}<g transform="translate(${width} 0) scale(-1 1)">${left}</g>
<rect x="-84" y="${top - 12}" width="${width + 168}" height="13" rx="6.5" fill="${lit("#c99257", "down")}"/>`;
}
