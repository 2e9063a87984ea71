import { inside, line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, both, dot, limb, moved, oval, patch, solid, toneOf } from "./shapes.ts";

const copper = toneOf("#d9722e");
const tailGreen = tones.leaf;

/** Marina sits and waves: copper hair, a blue starfish in it, a green tail bent to the right. */
export const mermaid = drawing(
  hairBehind(),
  tail(),
  limb([96, 134], [66, 172], 18, tones.skin),
  trunk(),
  wave(),
  head(),
);

/** A comb shaped like a shell. */
export const shellComb = drawing(
  [84, 102, 120, 138, 156, 174]
    .map((x) => limb([x, 150], [x + (x - 128) * 0.12, 206], 10, tones.rose))
    .join(""),
  solid("M60 146q-8-70 68-92 76 22 68 92-4 20-68 20t-68-20z", tones.rose, 10),
  [-52, -26, 0, 26, 52]
    .map((dx) => line(`M${128 + dx * 0.3} 72 L${128 + dx} 148`, "#dc6a92", 4, 0.6))
    .join(""),
  shine(98, 90, 20, 10, -40, 0.7),
);

/** A bathing cap with a flower. */
export const bathingCap = drawing(
  solid("M36 182q-4-116 92-116t92 116q-92 26-184 0z", tones.sky, 12),
  [0, 1, 2, 3]
    .map((at) => line(`M${70 + at * 38} ${at % 3 ? 76 : 96}q-10 50-4 96`, "#2467c4", 3, 0.4))
    .join(""),
  solid("M34 174q94 28 188 0l2 16q-96 28-192 0z", tones.white, 5),
  [0, 72, 144, 216, 288]
    .map((turn) => moved(oval(0, -16, 11, 14, tones.sun, 4), 176, 108, turn))
    .join(""),
  ball(176, 108, 9, tones.coral),
  shine(84, 96, 26, 12, -36, 0.7),
);

function hairBehind(): string {
  return solid(
    "M128 18c44 0 62 30 58 66-2 22 14 34 8 58-6 20-28 22-40 10H100c-14 14-38 8-40-14-2-22 14-32 12-54-4-36 14-66 56-66z",
    copper,
    10,
  );
}

function tail(): string {
  const shape = "M96 158h60c10 22 8 40 30 46 14 4 24-4 28-16 8 16 2 44-22 50-56 10-96-22-96-80z";
  const scales = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((at) =>
      line(`M${98 + at * 16 + row * 9} ${178 + row * 14}q8 8 16 0`, "#127056", 2, 0.5),
    ),
  );
  return `${solid("M204 200c-4-26 8-44 26-50 2 14-2 22-8 28 12-2 22 0 28 8-12 14-28 22-46 14z", tones.mint, 6)}${solid(shape, tailGreen, 9)}
${inside(`<path d="${shape}"/>`, scales.join(""))}${shine(122, 180, 8, 16, 10, 0.5)}${line("M97 161q30 10 60 0", "#d4f7e2", 6)}`;
}

function trunk(): string {
  return `${solid("M104 116h46q10 2 10 12l-4 36q-28 10-58 0l-4-36q0-10 10-12z", tones.skin, 7)}${both((way) => oval(127 + way * 13, 132, 14, 11, tones.lilac, 4))}
${nook(127, 116, 24, 6, 0, 0.35)}`;
}

/** The hand raised in greeting. */
function wave(): string {
  return `${limb([154, 130], [194, 96], 18, tones.skin)}${oval(200, 82, 11, 14, tones.skin, 3)}${limb([192, 84], [186, 76], 7, tones.skin)}`;
}

function head(): string {
  const fringe = "M82 74c-2-36 20-52 46-52s48 16 46 52c-20-4-38-14-48-32-8 18-26 30-44 32z";
  const star = "M0-18 5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6z";
  return `${ball(128, 76, 44, tones.skin)}${solid(fringe, copper, 6)}${line("M118 44q-12 18-28 24M136 44q10 16 26 24", "#a34a16", 2, 0.5)}
${both((way) => `<ellipse cx="${128 + way * 17}" cy="82" rx="6" ry="7.5" fill="#25304f"/>${dot(126 + way * 17, 79, 2.2, "#fff")}${dot(128 + way * 28, 96, 8, "#ff8f7a", 0.55)}`)}
${line("M116 100q12 10 24 0", "#a5404a", 3.2)}${patch("M124 92h7l-3.5 3z", "#e39a78")}${moved(solid(star, tones.sky, 4), 164, 50, 14)}${shine(106, 40, 16, 7, -30, 0.6)}`;
}
