/** Places pictures of things into an SVG: Fluent emoji by name, our own drawings as `draw:name`. */
import { drawings } from "./drawings.ts";
import { icon, place, type Placement } from "./icons.ts";

/** @throws when no icon and no drawing has this name. */
export function emoji(name: string, placement: Placement): string {
  if (!name.startsWith("draw:")) return icon(name, placement);
  const drawing = drawings[name.slice("draw:".length)];
  if (!drawing) throw new Error(`No drawing in demo/studio/drawings.ts: ${name}`);
  return place(drawing.body, drawing.side, placement);
}
