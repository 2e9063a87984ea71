import { form, inside, line, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, dot, moved, oval, patch } from "./shapes.ts";

const columns = 8;
const rows = 6;
/** Side of a piece; the picture is 90 by 60 cm, so pieces are a little wider than high. */
const [w, h] = [30, 26.667];

/** Fields of light green with a rim lighter than the middle, a hare, frogs, poppies and ladybirds. */
function meadow(): string {
  const grass = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 47) % 240, 74 + ((at * 29) % 84)];
    return line(`M${x} ${y}q2-7 ${at % 2 ? 5 : -4}-11`, at % 3 ? "#3f9e4f" : "#8fd46a", 2, 0.8);
  });
  const poppy = (x: number, y: number, s = 1) =>
    moved(
      `${line("M0 2q-2 12 0 26", "#2f7d45", 2.5)}${oval(-5, 0, 8, 7, tones.coral, 2)}${oval(5, 0, 8, 7, tones.coral, 2)}${dot(0, 1, 3, "#3b2030")}`,
      x,
      y,
      0,
      s,
    );
  const frog = (x: number, y: number, s = 1) =>
    moved(
      `${oval(0, 0, 17, 12, tones.leaf, 3)}${ball(-8, -11, 6, tones.leaf)}${ball(8, -11, 6, tones.leaf)}${dot(-8, -12, 2.5, "#152b2a")}${dot(8, -12, 2.5, "#152b2a")}${line("M-7 0q7 5 14 0", "#14543a", 2)}`,
      x,
      y,
      0,
      s,
    );
  const ladybird = (x: number, y: number) =>
    moved(
      `${oval(0, 0, 6, 5, tones.coral, 1.5)}${dot(-5, 0, 2.5, "#25203a")}${dot(1, -2, 1.2, "#25203a")}${dot(2, 2, 1.2, "#25203a")}`,
      x,
      y,
    );
  const hare = moved(
    `${oval(-7, -26, 5, 17, tones.walnut, 2)}${oval(7, -27, 5, 17, tones.walnut, 2)}${oval(0, 0, 16, 15, tones.walnut, 4)}${dot(-6, -2, 2.4, "#1d1628")}${dot(6, -2, 2.4, "#1d1628")}${oval(0, 5, 4, 3, tones.rose, 1)}`,
    196,
    92,
  );
  return `<rect width="240" height="160" fill="#bfe6f7"/>${dot(30, 26, 15, "#ffd65a")}${oval(160, 24, 26, 8, tones.white, 3)}${oval(96, 34, 20, 6, tones.white, 3)}
${patch("M0 74q60-36 130-12t110-14v112H0z", "#a8dc74")}${patch("M0 98q80-30 150-4t90-12v78H0z", "#6fc05c")}${hare}${patch("M160 106q40-22 80-6v60H160z", "#57ad52")}${grass.join("")}
${poppy(30, 92)}${poppy(62, 118, 1.2)}${poppy(118, 96)}${poppy(150, 128, 1.2)}${poppy(214, 126)}${poppy(90, 76, 0.8)}${frog(92, 138)}${frog(38, 140, 0.8)}${frog(186, 140, 0.9)}${ladybird(120, 132)}${ladybird(72, 96)}${ladybird(160, 104)}${ladybird(222, 104)}${ladybird(16, 118)}${ladybird(52, 86)}${ladybird(140, 146)}${ladybird(206, 148)}${ladybird(108, 116)}${ladybird(186, 104)}
<rect x="2" y="2" width="236" height="156" rx="4" fill="none" stroke="#f4fbe0" stroke-width="9" opacity="0.55"/>`;
}

/** Where a piece has a knob (1), a hole (-1) or a straight edge (0): top, right, bottom, left. */
function sides(x: number, y: number): readonly [number, number, number, number] {
  const across = (cx: number, cy: number) => ((cx * 5 + cy * 3) % 2 ? 1 : -1);
  return [
    y === 0 ? 0 : -across(x, y - 1 + 7),
    x === columns - 1 ? 0 : across(x, y),
    y === rows - 1 ? 0 : across(x, y + 7),
    x === 0 ? 0 : -across(x - 1, y),
  ];
}

function outline(x: number, y: number): string {
  const [top, right, bottom, left] = sides(x, y);
  const knob = (length: number, way: number, turn: (a: number, b: number) => string) => {
    if (way === 0) return `L${turn(length, 0)}`;
    const [m, out] = [length / 2, -way];
    return `L${turn(m - 3, 0)}C${turn(m - 2, out * 3)} ${turn(m - 8, out * 3)} ${turn(m - 5, out * 7)}C${turn(m - 3, out * 9.5)} ${turn(m + 3, out * 9.5)} ${turn(m + 5, out * 7)}C${turn(m + 8, out * 3)} ${turn(m + 2, out * 3)} ${turn(m + 3, 0)}L${turn(length, 0)}`;
  };
  const [px, py] = [x * w, y * h];
  return `M${px} ${py}${knob(w, top, (a, b) => `${px + a} ${py + b}`)}${knob(h, right, (a, b) => `${px + w - b} ${py + a}`)}${knob(w, bottom, (a, b) => `${px + w - a} ${py + h - b}`)}${knob(h, left, (a, b) => `${px + b} ${py + h - a}`)}z`;
}

const cells = Array.from(
  { length: columns * rows },
  (_, at) => [at % columns, Math.floor(at / columns)] as const,
);

/** The whole picture of 48 pieces as it lies on the floor. */
export const floorPuzzle = drawing(puzzle(cells));

/** Two pieces are missing and lie beside it. */
export const floorPuzzleUnfinished = drawing(
  puzzle(cells.filter(([x, y]) => !(x === 6 && y === 5) && !(x === 7 && y === 4))),
);

/** A piece by itself, its left upper corner at 0,0 of the whole picture. */
export function puzzlePiece(x: number, y: number): Drawing {
  return {
    side: 60,
    body: `<g transform="translate(${15 - x * w} ${16 - y * h})">${pieceShape(x, y)}</g>`,
  };
}

export const allPieces: readonly Drawing[] = cells.map(([x, y]) => puzzlePiece(x, y));

function pieceShape(x: number, y: number): string {
  const shape = `<path d="${outline(x, y)}"/>`;
  const board: Tone = { light: "#e9d8bd", base: "#c9b08a", dark: "#8d7350" };
  return `<g transform="translate(0 2)">${form(shape, board, 2)}</g>${inside(shape, meadow())}${line(outline(x, y), "#ffffff", 0.8, 0.55)}`;
}

function puzzle(present: readonly (readonly [number, number])[]): string {
  const all = present.map(([x, y]) => outline(x, y)).join("");
  const board: Tone = { light: "#e9d8bd", base: "#c9b08a", dark: "#8d7350" };
  return `<g transform="translate(8 48)"><g transform="translate(0 4)">${form(`<path d="${all}"/>`, board, 2)}</g>${inside(`<path d="${all}"/>`, meadow())}
<g transform="translate(0.7 0.8)">${present.map(([x, y]) => line(outline(x, y), "#1f4d2b", 1, 0.5)).join("")}</g>${present.map(([x, y]) => line(outline(x, y), "#ffffff", 0.7, 0.5)).join("")}</g>`;
}

export const meadowPoster = drawing(
  '<rect x="8" y="40" width="240" height="176" rx="4" fill="#fff"/>',
  `<g transform="translate(20 48) scale(0.9)">${inside('<rect width="240" height="160"/>', meadow())}</g>`,
  line("M88 40v176M168 40v176", "#25304f", 1.5, 0.18),
);
