import { line, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { solid } from "./shapes.ts";

/** The cream quilt of the wooden pram, quilted in squares. */
export const pramQuilt = drawing(
  solid("M30 52q98-14 196 0 12 76 0 152-98 14-196 0-12-76 0-152z", tones.cream, 14),
  [80, 128, 176].map((x) => line(`M${x} 52v150`, "#dcc09b", 3, 0.7)).join(""),
  line("M26 104h204M26 152h204", "#dcc09b", 3, 0.7),
  shine(80, 74, 40, 8, -6, 0.8),
);
export const pramPillow = drawing(
  solid("M40 84q88-16 176 0 16 46 0 92-88 16-176 0-16-46 0-92z", tones.cream, 14),
  line("M54 98q74-12 148 0M54 162q74 12 148 0", "#dcc09b", 3, 0.7),
  shine(90, 108, 34, 8, -4, 0.8),
);
