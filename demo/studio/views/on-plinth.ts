import { contactShadow, type Paper } from "../backdrop.ts";
import { form, mix, nook, shine, type Tone } from "../drawings/clay.ts";
import { stand } from "../shadows/stand.ts";
import { facesLight, isAirborne, liftOf } from "../toy.ts";
import { placeProp } from "./props.ts";
import { frame, side, type Scene } from "./scene.ts";

const low = { x: 786, floor: 774, size: 190, air: { x: 790, y: 400, size: 190 }, rotate: 12 };
const front = { x: 566, floor: 900, size: 150, air: { x: 130, y: 260, size: 140 }, rotate: -12 };
const aside = { x: 130, floor: 896, size: 140, air: { x: 720, y: 190, size: 120 }, rotate: 8 };

/** The toy on a round plinth of the backdrop's colour, a prop on a lower one, others on the floor. */
export async function onPlinth(scene: Scene): Promise<string> {
  const { toy, paper, plush, seed } = scene;
  const mirrored = seed % 2 === 0;
  const across = (x: number) => (mirrored ? side - x : x);
  const tone = clayOf(paper);
  const standing = toy.props.filter((name) => !isAirborne(name));
  const [onLow, ...others] = [...standing, ...toy.props.filter(isAirborne)];
  const main = {
    name: toy.main,
    x: across(420),
    floor: 668,
    width: 480,
    height: 520,
    flip: facesLight(toy.main),
    lift: liftOf(toy.main),
    plush,
  };
  const spots = [front, aside];
  return frame(
    scene,
    800,
    [
      plinth(across(420), 660, 300, 150, tone),
      await stand(main),
      standing.length > 0 ? plinth(across(786), 766, 150, 80, tone) : "",
      onLow ? await placeProp(onLow, low, mirrored) : "",
      ...(await Promise.all(others.map((name, at) => placeProp(name, spots[at]!, mirrored)))),
    ].join(""),
  );
}

/** `top` is the middle of the upper disc. */
function plinth(x: number, top: number, radius: number, height: number, tone: Tone): string {
  const flat = radius * 0.2;
  const wall = `M${x - radius} ${top}a${radius} ${flat} 0 0 1 ${radius * 2} 0v${height}a${radius} ${flat} 0 0 1 ${-radius * 2} 0z`;
  return `${contactShadow(x + radius * 0.05, top + height + flat * 0.7, radius * 2.05)}${form(`<path d="${wall}"/>`, tone, 16)}
<ellipse cx="${x}" cy="${top}" rx="${radius - 3}" ry="${flat - 2}" fill="${tone.light}"/>${shine(x - radius * 0.3, top - flat * 0.2, radius * 0.6, flat * 0.6, 0, 0.6)}${nook(x + radius * 0.3, top + flat * 0.2, radius * 0.6, flat * 0.5, 0, 0.06)}`;
}

function clayOf(paper: Paper): Tone {
  const base = {
    rose: "#fbd0c9",
    lilac: "#dbcffa",
    mint: "#c6ead2",
    sky: "#c3e2f9",
    sun: "#ffe19a",
    "paper-deep": "#eddcc0",
  }[paper];
  return { light: mix(base, "#ffffff", 0.55), base, dark: mix(base, "#6b4a7a", 0.35) };
}
