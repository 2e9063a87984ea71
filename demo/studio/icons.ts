/** The Fluent emoji set, and how a picture is put on its place in an SVG. */
import { readFileSync } from "node:fs";

export type Placement = {
  /** Left edge of the square the picture fills. */
  x: number;
  /** Top edge of the square the picture fills. */
  y: number;
  /** Side of the square. */
  size: number;
  /** Degrees clockwise around the middle of the square. */
  rotate?: number;
  /** Mirrored left to right, before the rotation. */
  flip?: boolean;
};

/** @throws when the set has no icon of this name. */
export function icon(name: string, placement: Placement): string {
  const found = icons()[name];
  if (!found) throw new Error(`No icon in fluent-emoji: ${name}`);
  return place(softenEdges(found.body), 32, placement);
}

/** `side` is the side of the body's own square viewBox. */
export function place(body: string, side: number, placement: Placement): string {
  const { x, y, size, rotate = 0, flip = false } = placement;
  const turn = rotate ? `rotate(${rotate} ${size / 2} ${size / 2})` : "";
  const mirror = flip ? `translate(${size} 0) scale(-1 1)` : "";
  const transform = `translate(${x} ${y}) ${turn} ${mirror} scale(${size / side})`;
  return `<g transform="${transform}">${renameIds(body)}</g>`;
}

let loadedIcons: Record<string, { body: string }> | undefined;

function icons(): Record<string, { body: string }> {
  const path = process.env["FLUENT_EMOJI"] ?? "node_modules/@iconify-json/fluent-emoji/icons.json";
  loadedIcons ??= JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
  return loadedIcons;
}

/** The set's inner shadows paint half-covered edge pixels whole, which leaves steps; this cuts them back. */
function softenEdges(body: string): string {
  return body.replaceAll(/<filter.*?<\/filter>/gs, (filter) =>
    filter.includes("hardAlpha") && !/foregroundBlur|dropShadow/.test(filter)
      ? filter.replace("</filter>", '<feComposite in2="SourceAlpha" operator="in"/></filter>')
      : filter,
  );
}

let uses = 0;

/** Two icons in one SVG must not share gradients, so every use gets its own ids. */
function renameIds(body: string): string {
  const prefix = `u${++uses}-`;
  return body
    .replaceAll(/\bid="/g, `id="${prefix}`)
    .replaceAll("url(#", `url(#${prefix}`)
    .replaceAll(/\bhref="#/g, `href="#${prefix}`);
}
