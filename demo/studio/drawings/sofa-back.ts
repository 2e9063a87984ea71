import { line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { bar, both } from "./shapes.ts";

/** A sofa from behind: a stage for puppets. */
export const sofaBack = drawing(
  bar(6, 110, 244, 140, 26, tones.lilac, 12),
  both((way) => bar(128 + way * 112 - 20, 96, 40, 156, 18, tones.lilac, 9)),
  bar(0, 94, 256, 44, 20, tones.lilac, 9),
  line("M24 150q104 12 208 0", "#6f55c8", 3, 0.4),
  shine(90, 104, 70, 6, 0, 0.5),
  nook(128, 250, 120, 6, 0, 0.3),
);
