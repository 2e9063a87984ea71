import { tones } from "./clay.ts";
import { dot } from "./shapes.ts";

/** A melody in dots of the keys' colours; 100 by 100 around 0,0. */
export const dottedMelody = [2, 0, 0, 1, 3, 3, 2, 4, 5, 4, 2, 0, 6, 5, 4, 3]
  .map((key, at) =>
    dot(
      -42 + (at % 4) * 28,
      -36 + Math.floor(at / 4) * 24,
      8,
      [tones.coral, tones.sun, tones.leaf, tones.mint, tones.sky, tones.lilac, tones.rose][key]!
        .base,
    ),
  )
  .join("");
