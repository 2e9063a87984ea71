/** The default picture of a shared link: the name and the tagline in the sky over the toys. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { flyingKite } from "../scenes/kite.ts";
import { flowers, tuft } from "../scenes/landscape/meadow.ts";
import { cloud } from "../scenes/landscape/sky.ts";
import { country } from "../scenes/landscape/views.ts";
import { picture, toy } from "../scenes/paint.ts";
import { stand } from "../scenes/place.ts";
import { cubePile } from "../scenes/toys/blocks.ts";
import { patchedHare } from "../scenes/toys/plush.ts";
import { gift } from "../scenes/toys/presents.ts";
import { woodenTrain } from "../scenes/toys/wooden.ts";

export async function sharingPicture(): Promise<string> {
  const [name, tagline] = await Promise.all([lettering("name"), lettering("tagline")]);
  return picture(1200, 630, [
    country(1200, 630, 500),
    cloud(1120, 262, 150, 0.85),
    cloud(740, 110, 130, 0.7),
    flyingKite({
      x: 985,
      y: 130,
      size: 190,
      turn: 42,
      to: { x: 92, y: 300 },
      bend: { x: 330, y: 6 },
      bows: [0.1, 0.19, 0.28],
    }),
    `<path fill="${toy.ink}" transform="translate(84 180) scale(1.45)" d="${name}"/>`,
    `<path fill="${toy.ink}" transform="translate(90 262) scale(.47)" d="${tagline}"/>`,
    stand("teddy-bear", { x: 860, y: 594, size: 200 }),
    gift(
      { x: 1040, y: 590, size: 84 },
      { width: 130, height: 110, paper: toy.sun, ribbon: toy.coral, dots: true },
    ),
    patchedHare({ x: 700, y: 604, size: 74 }),
    cubePile({ x: 540, y: 600, size: 42 }, [toy.blue, toy.sun, toy.coral], "kite"),
    woodenTrain({ x: 260, y: 596, size: 66, flip: true }),
    flowers([
      [60, 590, 28],
      [450, 596, 28],
      [1150, 598, 30],
      [960, 606, 24],
    ]),
    tuft(780, 616, 30),
  ]);
}

/** The outlines inside one of the lettering files. */
async function lettering(name: "name" | "tagline"): Promise<string> {
  const svg = await readFile(join(import.meta.dirname, `${name}.svg`), "utf8");
  const outlines = / d="([^"]+)"/.exec(svg)?.[1];
  if (!outlines) throw new Error(`No outlines in ${name}.svg`);
  return outlines;
}
