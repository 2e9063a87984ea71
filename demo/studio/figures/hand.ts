/** Hands that reach into the picture. */
import { line, nook, tones, type Tone } from "../drawings/clay.ts";
import { drawing, type Drawing } from "../drawings/drawing.ts";
import { bar, limb, oval, solid, toneOf } from "../drawings/shapes.ts";

const skin = tones.skin;

/** Comes from the upper right, its sleeve from beyond the picture; thumb and forefinger meet at 40, 214. */
export function pinchingHand(sleeve: Tone): Drawing {
  return drawing(
    limb([92, 128], [74, 190], 22, skin),
    limb([106, 140], [96, 198], 20, skin),
    limb([120, 150], [116, 196], 18, skin),
    limb([430, -200], [150, 96], 62, sleeve),
    limb([176, 70], [140, 106], 46, skin),
    solid("M84 84c20-26 70-16 82 14 8 30-8 58-40 62-30 2-62-40-42-76z", skin, 9),
    limb([88, 104], [46, 158], 23, skin),
    limb([46, 158], [42, 204], 20, skin),
    limb([120, 148], [84, 184], 24, skin),
    limb([84, 184], [52, 208], 20, skin),
    oval(40, 206, 6, 8, toneOf("#f9b9a0"), 2),
    line("M96 96q14-8 26-4", "#e39a78", 3, 0.7),
    nook(172, 74, 34, 10, -45, 0.2),
  );
}

/** Comes from the right; the open palm carries something at 90, 128. */
export function openPalm(sleeve: Tone): Drawing {
  return drawing(
    limb([460, 280], [214, 172], 58, sleeve),
    limb([222, 176], [176, 158], 42, skin),
    limb([130, 132], [108, 104], 19, skin),
    solid("M64 132c40-8 88-8 118 6 20 12 16 40-6 46-46 8-96 2-118-20-8-12-6-28 6-32z", skin, 9),
    limb([84, 140], [22, 138], 17, skin),
    limb([82, 152], [16, 153], 17, skin),
    limb([84, 164], [22, 168], 17, skin),
    limb([92, 174], [40, 182], 15, skin),
    line("M104 140q34-4 60 8M112 156q26 0 44 8", "#e39a78", 2.5, 0.6),
  );
}

/** The outline of a grown-up's right hand, 18 cm from wrist to fingertip. */
export const handOutline = `M74 254C70 222 58 200 44 176 34 160 14 140 8 124c-4-14 12-20 22-10 14 12 26 28 38 38C66 118 58 74 54 40c-2-20 20-22 24-4l14 72C92 74 92 44 94 18c2-20 26-20 26 0l2 88c6-26 10-50 16-74 4-18 26-14 24 4l-10 84c8-16 14-30 22-44 8-14 26-6 22 10-10 36-20 64-26 92-6 30-12 46-10 76z`;

/** The outline of a standing child, 256 high. */
export const childOutline =
  "M128 4c22 0 36 16 36 36 0 18-10 30-22 36 20 4 28 14 30 34l6 56c2 14-18 18-21 4l-7-48-2 40 6 80c0 14-22 14-24 2l-8-66h-2l-8 66c-2 12-24 12-24 0l6-80-2-40-7 48c-3 14-23 10-21-4l6-56c2-20 10-30 30-34-12-6-22-18-22-36 0-22 16-38 50-38z";

/** A hand around a handle or a stick, its knuckles to the left. */
export function grip(sleeve: Tone): Drawing {
  return drawing(
    limb([480, 182], [178, 136], 66, sleeve),
    limb([188, 138], [142, 130], 48, skin),
    solid("M56 100c20-20 78-18 98 2 14 18 12 50-6 62-30 12-76 8-94-8-14-16-14-40 2-56z", skin, 9),
    ...[0, 1, 2, 3].map((at) => bar(38, 92 + at * 19, 64, 20, 10, skin, 4)),
    limb([120, 96], [72, 78], 22, skin),
  );
}
