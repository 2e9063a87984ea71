import { line, shine, tones, type Tone } from "../drawings/clay.ts";
import { both, dot, oval, patch, solid } from "../drawings/shapes.ts";

export type ChildLook = {
  skin: Tone;
  hair: Tone;
  cut: "short" | "bob" | "bunches" | "curls" | "baby";
  shirt: Tone;
  trousers: Tone;
};

/** `turn` moves the face towards the right; `lids` are drawn instead of open eyes. */
export function head(look: ChildLook, turn = 0, lids = ""): string {
  const eye = (way: number) =>
    `<ellipse cx="${128 + way * 17 + turn}" cy="76" rx="4.5" ry="5.5" fill="#2a2140"/>${dot(126.5 + way * 17 + turn, 73.5, 1.7, "#fff")}${dot(128 + way * 27 + turn, 90, 8, "#ff7f6e", 0.4)}`;
  return `${hairBehind(look)}${both((way) => oval(128 + way * 46 + (turn ? -6 : 0), 78, 9, 11, look.skin, 3))}${oval(128, 70, 48, 47, look.skin, 11)}${lids || both(eye)}${line(`M${118 + turn} 94q10 9 20 0`, "#a5404a", 3)}${oval(128 + turn * 1.3, 84, 4.5, 3.5, look.skin, 1)}${hairBefore(look)}`;
}

function hairBehind({ hair, cut }: ChildLook): string {
  if (cut === "bob")
    return solid(
      "M74 66c0-40 24-54 54-54s54 14 54 54c2 26 4 40-4 52-34 8-66 8-100 0-8-12-6-26-4-52z",
      hair,
      9,
    );
  if (cut === "bunches")
    return both(
      (way) =>
        `${oval(128 + way * 58, 62, 20, 26, hair, 7)}${oval(128 + way * 46, 50, 7, 7, tones.coral, 2)}`,
    );
  return "";
}

function hairBefore({ hair, cut }: ChildLook): string {
  if (cut === "baby")
    return `${patch("M92 40c12-18 58-20 74 0-14-6-24-6-34-2-14-4-26-2-40 2z", hair.base, 0.75)}${line("M128 26c-6-10 6-16 10-8", hair.base, 5)}`;
  if (cut === "curls")
    return [
      [84, 56, 17],
      [96, 36, 19],
      [118, 24, 20],
      [142, 24, 20],
      [162, 38, 19],
      [173, 58, 16],
      [108, 42, 15],
      [130, 38, 15],
      [150, 44, 14],
    ]
      .map(([x, y, r]) => oval(x!, y!, r!, r!, hair, 5))
      .join("");
  const fringe =
    cut === "short"
      ? "M80 68c-6-40 18-54 50-54s54 16 47 54c-4-14-10-22-18-26-22 6-44 4-58-4-10 6-18 16-21 30z"
      : "M80 70c-4-42 20-56 48-56s52 14 48 56c-6-14-20-26-36-30-18 12-46 12-60 30z";
  return `${solid(fringe, hair, 7)}${shine(106, 28, 18, 6, -22, 0.4)}`;
}
