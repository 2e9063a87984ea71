/** A toy as it is photographed: see demo/studio/toys for the lists. */
import type { Drawing } from "./drawings/drawing.ts";
import type { Layout } from "./layout.ts";
import type { Setting } from "./settings/setting.ts";

export type Toy = {
  /** The toy itself. */
  alone: Drawing;
  /** Drawn with a nap. */
  plush?: boolean;
  /** So thin that it is seen from above, lying. */
  flat?: boolean;
  /** It flies this high over the floor; px in a picture 960 wide. */
  lift?: number;
  /** Everything that is in the box, in its true proportions. */
  box: Layout;
  scale: Scale;
  use: Use;
};

/** One measure from the product's description, in cm. */
type Scale = {
  /** What is measured, unless it is the whole toy. */
  of?: Drawing;
  /** Beside a child of this height instead of a hand. */
  child?: number;
  /** Hangs or flies beside the hand. */
  hung?: boolean;
  /** The shop knows no figure: the picture shows none either. */
  unlabelled?: boolean;
} & ({ width: number; height?: undefined } | { height: number; width?: undefined });

/** The toy among those who play with it. */
type Use = { setting: Setting; things: readonly Put[] };

/** Drawn in this order; `size` is the larger of width and height in px. */
export type Put = {
  drawing: Drawing;
  x: number;
  floor: number;
  size: number;
  /** At the far side of the setting's surface. */
  far?: boolean;
  rotate?: number;
  flip?: boolean;
  lift?: number;
  shadow?: "floor" | "lying" | "wall" | "none";
  plush?: boolean;
};

export function put(
  drawing: Drawing,
  x: number,
  floor: number,
  size: number,
  pose: Omit<Put, "drawing" | "x" | "floor" | "size"> = {},
): Put {
  return { drawing, x, floor, size, ...pose };
}
