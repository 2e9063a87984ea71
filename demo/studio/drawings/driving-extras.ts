/** Small things that come with toys on a remote control. */
import { line, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, patch, solid } from "./shapes.ts";

const yellow: Tone = { light: "#ffe27a", base: "#ffc02e", dark: "#e8851c" };

/** A rotor of the drone. */
export const spareRotor = drawing(
  [0, 180]
    .map((turn) =>
      moved(solid("M-8 0C-30-40-20-100 6-108 26-90 22-40 8 0z", tones.coal, 7), 128, 128, turn),
    )
    .join(""),
  ball(128, 128, 18, yellow),
);

/** The mains charger of the excavator. */
export const charger = drawing(
  bar(70, 60, 116, 136, 20, tones.coal, 11),
  bar(96, 26, 14, 42, 5, tones.steel, 4),
  bar(146, 26, 14, 42, 5, tones.steel, 4),
  patch("M138 96l-30 42h20l-8 30 32-42h-20z", "#ffc02e"),
  line("M128 196c0 40 60 20 80 40", "#1f2140", 9),
);

export const oilBottle = drawing(
  solid(
    "M88 92h80q18 6 18 28v96q0 22-22 22H92q-22 0-22-22v-96q0-22 18-28z",
    { light: "#fff2c4", base: "#f3c85a", dark: "#b3811f" },
    12,
  ),
  bar(104, 60, 48, 36, 8, tones.coal, 6),
  solid("M116 60l6-44h12l6 44z", tones.coal, 4),
  bar(78, 138, 100, 60, 6, tones.white, 4),
  patch("M128 146c14 18 12 34 0 34s-14-16 0-34z", "#e8a02c"),
  shine(92, 140, 6, 60, 0, 0.7),
);

/** A crumpled paper ball for the gripper. */
export const paperBall = drawing(
  solid("M70 90l40-34 50 8 36 44-6 54-44 34-56-6-30-46z", tones.white, 11),
  line("M84 96l50 22 40-30M134 118l-20 54M134 118l48 32", "#c3c4dc", 4),
);

/** A heap of wet sand. */
export const sandHeap = drawing(
  solid(
    "M12 220q40-30 62-74t54-44 52 44 64 74q-116 26-232 0z",
    { light: "#f8e0ac", base: "#dfbb7a", dark: "#a9803f" },
    14,
  ),
  ...[
    [80, 200],
    [120, 170],
    [160, 204],
    [136, 214],
    [100, 216],
    [186, 210],
  ].map(([x, y]) => oval(x!, y!, 5, 3, { light: "#caa25c", base: "#a9803f", dark: "#7d5b28" }, 1)),
);

export const cushion = drawing(
  solid("M26 96q102-30 204 0 20 50 0 100-102 30-204 0-20-50 0-100z", tones.lilac, 16),
  line("M44 112q84-22 168 0", "#6f55c8", 3, 0.5),
  shine(86, 118, 40, 12, -8, 0.5),
);
