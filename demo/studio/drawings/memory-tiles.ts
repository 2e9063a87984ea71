import { icon } from "../icons.ts";
import { form, line, nook, shine, tones, type Tone } from "./clay.ts";

const face: Tone = { light: "#fffdf6", base: "#fff1d8", dark: "#e0bd88" };

/** Six square wooden tiles: fox, owl and toadstool look up, three lie with the plain side up. */
export const memoryTiles = {
  side: 256,
  body: [
    plain(50, 76, -7),
    picture(128, 66, 3, "owl", "#cfe8ff"),
    plain(206, 78, 8),
    picture(52, 176, 5, "fox", "#d8f2df"),
    plain(130, 186, -4),
    picture(204, 174, -9, "mushroom", "#ffe0dc"),
  ].join(""),
};

function tile(x: number, y: number, turn: number, inner: string): string {
  const edge = form('<rect x="-38" y="-33" width="76" height="76" rx="13"/>', tones.wood, 6);
  return `${nook(x + 3, y + 42, 44, 9, turn, 0.4)}<g transform="translate(${x} ${y}) rotate(${turn})">${edge}${form('<rect x="-38" y="-38" width="76" height="75" rx="13"/>', face, 4)}${inner}${shine(-14, -32, 18, 3.5, 0, 0.9)}</g>`;
}

function plain(x: number, y: number, turn: number): string {
  const grain = ["M-30-18c18-6 40 6 60-2", "M-31 0c20 8 42-6 62 1", "M-30 18c22-6 40 4 60-1"];
  return tile(
    x,
    y,
    turn,
    `${form('<rect x="-38" y="-38" width="76" height="75" rx="13"/>', tones.birch, 5)}${grain.map((d) => line(d, "#cfa162", 2, 0.55)).join("")}`,
  );
}

function picture(x: number, y: number, turn: number, name: string, ground: string): string {
  return tile(
    x,
    y,
    turn,
    `<circle r="31" fill="${ground}"/>${icon(name, { x: -25, y: -26, size: 50 })}`,
  );
}
