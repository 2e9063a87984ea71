/** How a picture is put on its place in an SVG. */
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

/** `side` is the side of the body's own square viewBox. */
export function place(body: string, side: number, placement: Placement): string {
  const { x, y, size, rotate = 0, flip = false } = placement;
  const turn = rotate ? `rotate(${rotate} ${size / 2} ${size / 2})` : "";
  const mirror = flip ? `translate(${size} 0) scale(-1 1)` : "";
  const transform = `translate(${x} ${y}) ${turn} ${mirror} scale(${size / side})`;
  return `<g transform="${transform}">${renameIds(body)}</g>`;
}

let uses = 0;

/** Two pictures in one SVG must not share gradients, so every use gets its own ids. */
function renameIds(body: string): string {
  const prefix = `u${++uses}-`;
  return body
    .replaceAll(/\bid="/g, `id="${prefix}`)
    .replaceAll("url(#", `url(#${prefix}`)
    .replaceAll(/\bhref="#/g, `href="#${prefix}`);
}
