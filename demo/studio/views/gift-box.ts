import { contactShadow, type Paper } from "../backdrop.ts";
import { form, inside, mix, nook, shine, tones, type Tone } from "../drawings/clay.ts";
import { measure } from "../shadows/measure.ts";
import { stand } from "../shadows/stand.ts";
import { facesLight } from "../toy.ts";
import { placeProp } from "./props.ts";
import { frame, type Scene } from "./scene.ts";

const wraps: Record<Paper, { box: Tone; ribbon: Tone }> = {
  rose: { box: tones.cream, ribbon: tones.coral },
  lilac: { box: tones.lilac, ribbon: tones.sun },
  mint: { box: tones.white, ribbon: tones.leaf },
  sky: { box: tones.sky, ribbon: tones.sun },
  sun: { box: tones.coral, ribbon: tones.cream },
  "paper-deep": { box: tones.wood, ribbon: tones.coral },
};

/** The toy looks out of an open gift box lined with tissue paper; a prop stands beside it. */
export async function inGiftBox(scene: Scene): Promise<string> {
  const { toy, paper, plush, seed } = scene;
  const { box, ribbon } = wraps[paper];
  const flip = facesLight(toy.main);
  const shape = await measure(toy.main, { flip });
  const size = Math.min(520 / shape.width, 560 / shape.height);
  const floor = 590 + shape.height * size * 0.22;
  const peeking = await stand({
    name: toy.main,
    x: 480,
    floor,
    width: shape.width * size,
    height: shape.height * size,
    flip,
    plush,
    air: true,
  });
  const beside = toy.props[(seed + 1) % toy.props.length]!;
  const spot = { x: 838, floor: 880, size: 165, air: { x: 838, y: 300, size: 150 }, rotate: 12 };
  const prop = await placeProp(beside, spot, seed % 4 < 2);
  const gift = [
    contactShadow(486, 846, 640),
    back(box),
    tissue(-1),
    peeking,
    tissue(1),
    front(box, ribbon),
  ];
  const zoom = shape.height * size < 380 ? 1.16 : 1.04;
  return frame(
    scene,
    850,
    `<g transform="translate(480 850) scale(${zoom}) translate(-480 -850)">${gift.join("")}</g>${prop}`,
  );
}

function back(box: Tone): string {
  const dark = {
    light: mix(box.dark, "#3b2a45", 0.1),
    base: mix(box.dark, "#3b2a45", 0.25),
    dark: mix(box.dark, "#3b2a45", 0.5),
  };
  return `${form('<path d="M196 560h568l32 64H164z"/>', dark, 6)}`;
}

/** Crumpled paper behind the toy (-1) and before it (1). */
function tissue(layer: number): string {
  const peaks =
    layer < 0
      ? ["M190 640 236 520l70 70 40-88 80 96 60-84 70 86 64-92 56 84 70-76 30 128z"]
      : ["M176 700 200 596l66 54 44-66 70 70 52-56 62 64 56-70 62 68 58-62 54 56 48-60 22 106z"];
  const paper: Tone =
    layer < 0
      ? { light: "#ffffff", base: "#f3eef2", dark: "#cfc2d2" }
      : { light: "#ffffff", base: "#fbf7f8", dark: "#d9cddb" };
  const folds = layer < 0 ? "" : nook(480, 690, 300, 40, 0, 0.16);
  return peaks
    .map((d) => `${form(`<path d="${d}" stroke-linejoin="round"/>`, paper, 9)}${folds}`)
    .join("");
}

function front(box: Tone, ribbon: Tone): string {
  const wall = '<path d="M160 648h640l-22 188q-2 16-18 16H200q-16 0-18-16z"/>';
  const band = '<path d="M432 640h96v220h-96z"/>';
  return `${form(wall, box, 16)}${inside(wall, form(band, ribbon, 9))}${nook(480, 672, 300, 16, 0, 0.22)}
${form('<rect x="144" y="626" width="672" height="44" rx="16"/>', box, 10)}${inside('<rect x="144" y="626" width="672" height="44" rx="16"/>', form('<path d="M426 622h108v54H426z"/>', ribbon, 7))}
${shine(300, 640, 130, 7, 0, 0.6)}${bow(480, 664, ribbon)}`;
}

function bow(x: number, y: number, ribbon: Tone): string {
  const loop = "M0 0C-26-50-108-66-118-24S-96 48-56 44-14 24 0 0z";
  const tail = "M-4 6C-30 30-44 64-50 108l24-14 18 22C-8 76 4 40 10 10z";
  const mirrored = (d: string) =>
    `<g transform="scale(-1 1)">${form(`<path d="${d}"/>`, ribbon, 10)}</g>`;
  return `<g transform="translate(${x} ${y})">${form(`<path d="${tail}"/>`, ribbon, 8)}${mirrored(tail)}${nook(0, 10, 120, 40, 0, 0.18)}
${form(`<path d="${loop}"/>`, ribbon, 12)}${mirrored(loop)}${form('<rect x="-26" y="-24" width="52" height="50" rx="20"/>', ribbon, 9)}${shine(-66, -34, 30, 10, -12, 0.6)}</g>`;
}
