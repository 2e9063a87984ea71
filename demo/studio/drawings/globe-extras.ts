import { tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar } from "./shapes.ts";

/** Round stickers for the places one knows. */
export const stickerSheet = drawing(
  bar(40, 24, 176, 208, 10, tones.white, 6),
  ...Array.from({ length: 20 }, (_, at) =>
    ball(
      70 + (at % 4) * 39,
      58 + Math.floor(at / 4) * 36,
      14,
      [tones.coral, tones.sun, tones.leaf, tones.sky][(at + Math.floor(at / 4)) % 4]!,
    ),
  ),
);
