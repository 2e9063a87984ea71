/** Lays things out side by side as seen from above, all at one scale. */
import type { Drawing } from "./drawings/drawing.ts";
import { measure } from "./shadows/measure.ts";
import { stand } from "./shadows/stand.ts";

export type Layout = Piece | Line;

type Piece = { drawing: Drawing; cm: number; rotate: number; plush: boolean };
type Line = { along: "row" | "column"; parts: readonly Layout[]; gap: number };

/** `cm` is the larger of the thing's width and height. */
export function piece(drawing: Drawing, cm: number, { rotate = 0, plush = false } = {}): Layout {
  return { drawing, cm, rotate, plush };
}

export function row(...parts: readonly Layout[]): Layout {
  return { along: "row", parts, gap: 26 };
}

export function column(...parts: readonly Layout[]): Layout {
  return { along: "column", parts, gap: 26 };
}

/** Many equal or similar things in rows of `perRow`, close together. */
export function grid(perRow: number, parts: readonly Layout[], gap = 8): Layout {
  const rows = Array.from({ length: Math.ceil(parts.length / perRow) }, (_, at) => ({
    along: "row" as const,
    parts: parts.slice(at * perRow, (at + 1) * perRow),
    gap,
  }));
  return { along: "column", parts: rows, gap };
}

export function copies(count: number, drawing: Drawing, cm: number, rotate = 0): Layout[] {
  return Array.from({ length: count }, () => piece(drawing, cm, { rotate }));
}

/** As large as fits a square of `side` px around x, y. */
export async function layOut(layout: Layout, x: number, y: number, side: number): Promise<string> {
  let [low, high] = [0.01, 400];
  for (let round = 0; round < 24; round++) {
    const scale = (low + high) / 2;
    const { width, height } = await sizeOf(layout, scale);
    if (Math.max(width, height) > side) high = scale;
    else low = scale;
  }
  return draw(layout, x, y, low);
}

type Size = { width: number; height: number };

/** In px when a cm is `scale` px. */
async function sizeOf(layout: Layout, scale: number): Promise<Size> {
  if ("drawing" in layout) {
    const { width, height } = await measure(layout.drawing, layout);
    const unit = (layout.cm * scale) / Math.max(width, height);
    return { width: width * unit, height: height * unit };
  }
  const sizes = await Promise.all(layout.parts.map((part) => sizeOf(part, scale)));
  const gaps = layout.gap * (sizes.length - 1);
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  if (layout.along === "row") return { width: sum(widths) + gaps, height: Math.max(...heights) };
  return { width: Math.max(...widths), height: sum(heights) + gaps };
}

async function draw(layout: Layout, x: number, y: number, scale: number): Promise<string> {
  const { width, height } = await sizeOf(layout, scale);
  if ("drawing" in layout) {
    return stand({ ...layout, x, floor: y + height / 2, width, height, shadow: "lying" });
  }
  const isRow = layout.along === "row";
  let at = isRow ? x - width / 2 : y - height / 2;
  let markup = "";
  for (const part of layout.parts) {
    const size = await sizeOf(part, scale);
    const long = isRow ? size.width : size.height;
    const middle = at + long / 2;
    markup += await (isRow ? draw(part, middle, y, scale) : draw(part, x, middle, scale));
    at += long + layout.gap;
  }
  return markup;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
