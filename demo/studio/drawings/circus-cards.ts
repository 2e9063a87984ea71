import { line, shine, tones, type Tone } from "./clay.ts";
import { cardFace } from "./accessories/paper.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, both, dot, limb, moved, oval, solid } from "./shapes.ts";

/** The joker Figlarz in a cap with bells; around 0,0, 100 wide. */
const joker = [
  both(
    (way) =>
      solid(
        `M${way * 6}-20C${way * 26}-66 ${way * 56}-40 ${way * 46}-6 ${way * 36}-18 ${way * 30}-14 ${way * 26}-6z`,
        way < 0 ? tones.coral : tones.sky,
        4,
      ) + ball(way * 46, 0, 7, tones.sun),
  ),
  solid("M-18-14C-20-70 20-70 18-14z", tones.leaf, 4),
  ball(0, -62, 7, tones.sun),
  oval(0, 10, 30, 30, tones.skin, 5),
  bar(-34, -18, 68, 15, 7, tones.lilac, 3),
  both((way) => dot(way * 11, 6, 4, "#25304f") + dot(way * 18, 18, 6, "#ff8f7a", 0.6)),
  ball(0, 12, 6, tones.coral),
  line("M-13 22q13 13 26 0", "#a5404a", 3.5),
  [-24, -8, 8, 24]
    .map((x, at) =>
      solid(`M${x - 10} 40h20l-10 22z`, [tones.coral, tones.sun, tones.sky, tones.leaf][at]!, 3),
    )
    .join(""),
].join("");

const sealWithTrumpet = `${solid("M-34 52c-6-44 14-60 20-80 8-20 36-18 38 2-2 14-16 12-14 26 6 26 20 30 34 44-16 10-62 14-78 8z", tones.steel, 6)}${dot(10, -34, 3.5, "#25304f")}${limb([24, -24], [44, -32], 8, tones.sun)}${solid("M40-40 62-52v34z", tones.sun, 3)}`;
const ropeWalker = `${line("M-54 46q54 10 108 0", "#96603a", 5)}${limb([-4, 8], [-12, 44], 10, tones.sky)}${limb([4, 8], [12, 46], 10, tones.sky)}${oval(0, -4, 15, 20, tones.coral, 4)}${ball(0, -34, 15, tones.skin)}${line("M-54-8 54-14", "#623a28", 5)}${dot(-5, -35, 2.5, "#25304f")}${dot(6, -35, 2.5, "#25304f")}`;
const swordSwallower = `${line("M0-62v34", "#7a839f", 9)}${line("M-14-58h28", "#e8851c", 7)}${ball(0, -14, 19, tones.skin)}${oval(0, -22, 19, 12, tones.walnut, 4)}${solid("M-30 56c0-52 60-52 60 0z", tones.lilac, 6)}${dot(-7, -12, 2.5, "#25304f")}${dot(7, -12, 2.5, "#25304f")}`;
const elephant = `${solid("M-46 44V0c0-34 60-44 80-18 14 16 12 40 8 62H26V26H-16v18z", tones.steel, 7)}${oval(22, -14, 20, 24, tones.steel, 5)}${line("M40 2q22 10 14 36", "#7a839f", 9)}${dot(30, -20, 3, "#25304f")}${oval(-4, -32, 16, 6, tones.coral, 2)}`;
const juggler = `${[
  [-34, -34],
  [0, -54],
  [34, -34],
]
  .map(([x, y], at) => ball(x!, y!, 11, [tones.coral, tones.sun, tones.sky][at]!))
  .join(
    "",
  )}${solid("M-26 54c0-48 52-48 52 0z", tones.berry, 6)}${ball(0, -2, 18, tones.skin)}${limb([-20, 26], [-34, -8], 9, tones.berry)}${limb([20, 26], [34, -8], 9, tones.berry)}${dot(-6, -3, 2.5, "#25304f")}${dot(6, -3, 2.5, "#25304f")}`;
const strongman = `${line("M-50-28h100", "#3b3f5c", 7)}${ball(-48, -28, 16, tones.coal)}${ball(48, -28, 16, tones.coal)}${limb([-18, 20], [-26, -24], 11, tones.skin)}${limb([18, 20], [26, -24], 11, tones.skin)}${solid("M-28 54c-6-46 62-46 56 0z", tones.leaf, 6)}${ball(0, -4, 17, tones.skin)}${line("M-9 4q9-6 18 0", "#623a28", 4)}${dot(-6, -8, 2.5, "#25304f")}${dot(6, -8, 2.5, "#25304f")}`;
const acts = [sealWithTrumpet, ropeWalker, swordSwallower, elephant, juggler, strongman];
const frames = [
  tones.sky,
  tones.leaf,
  tones.rose,
  tones.sun,
  tones.lilac,
  tones.coral,
  tones.berry,
  tones.mint,
  tones.wood,
];

/** Eighteen pairs: no two have the same act in a frame of the same colour. */
export const artistCards: readonly Drawing[] = Array.from({ length: 18 }, (_, at) =>
  drawing(moved(cardFace(frames[(at + Math.floor(at / 6) * 2) % 9]!, acts[at % 6]!), 128, 128)),
);

const pairs: readonly (readonly [Tone, string])[] = [
  [tones.sky, sealWithTrumpet],
  [tones.leaf, ropeWalker],
  [tones.rose, swordSwallower],
];

/** Cards in a fan, the joker in the middle and in front. */
export const circusCards = drawing(
  ...[-2, 2, -1, 1].map((at) => {
    const [tone, art] = pairs[Math.abs(at) === 2 ? (at > 0 ? 0 : 1) : at > 0 ? 2 : 0]!;
    return moved(moved(cardFace(tone, art), 0, -118, 0, 0.86), 128, 246, at * 17);
  }),
  moved(cardFace(tones.sun, joker), 128, 136, 0, 0.96),
);

export const jokerCard = drawing(moved(cardFace(tones.sun, joker), 128, 128));
export const taskCard = drawing(
  moved(
    cardFace(
      tones.coral,
      `${line("M-18-20c0-34 42-30 36-2-4 16-20 16-18 34", "#b32536", 12)}${dot(0, 38, 8, "#b32536")}`,
    ),
    128,
    128,
  ),
);
export const cardBox = drawing(
  solid("M62 24h132q10 0 10 10v198q0 10-10 10H62q-10 0-10-10V34q0-10 10-10z", tones.lilac, 10),
  line("M52 66h152", "#6f55c8", 3, 0.6),
  moved(joker, 128, 150, 0, 1.1),
  shine(90, 40, 30, 5, 0, 0.6),
);
