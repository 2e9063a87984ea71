import { line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { bar, both, moved, solid } from "./shapes.ts";
import { wheel } from "./wheel.ts";

const wire = "#9aa4bd";

/** A metal basket on four turning wheels, a folding seat for a doll, a blue handle. */
export const shoppingCart = drawing(inner(), frame(), basket(), handle());

/** The front of the basket: covers what lies in it. Fits over the cart. */
export const cartBasket = drawing(`<path d="M0 0h1v1H0zM255 255h1v1h-1z" fill="none"/>`, basket());

/** What one may find in the kitchen. */
export const carrot = drawing(
  moved(
    solid("M-18-20C-60-90-30-90-14-40-20-110 20-110 14-40 30-90 60-90 18-20z", tones.leaf, 6),
    128,
    110,
  ),
  solid(
    "M84 92q44-26 88 0 4 60-44 150-48-90-44-150z",
    { light: "#ffbf7a", base: "#f7862a", dark: "#b8500f" },
    11,
  ),
  line("M92 120h26M140 142h22M104 168h20", "#b8500f", 5, 0.5),
);
export const milk = drawing(
  solid("M66 92 96 44h64l30 48v142q0 10-10 10H76q-10 0-10-10z", tones.white, 11),
  bar(66, 130, 124, 70, 3, tones.sky, 5),
  bar(96, 30, 64, 20, 5, tones.sky, 4),
  line("M66 92h124", "#c3c4dc", 4),
);

function rod(d: string, width = 5): string {
  return `${line(d, "#6f7890", width)}${line(d, wire, width * 0.72)}<g transform="translate(-${width * 0.14} -${width * 0.14})">${line(d, "#f2f5fb", width * 0.26, 0.9)}</g>`;
}

function inner(): string {
  const back = [70, 94, 118, 142, 166, 190].map((x) => rod(`M${x + 8} 78v66`, 3.4));
  return `${back.join("")}${rod("M66 78h146", 5)}${rod("M72 108h134", 3)}${solid("M62 92h30l8 40H70z", tones.sky, 5)}${shine(74, 100, 9, 4, 0, 0.7)}`;
}

function frame(): string {
  return `${rod("M50 66 76 176q4 14 18 14h96", 9)}${rod("M92 190 76 220M186 190l14 30", 9)}${rod("M80 206h116", 6)}
${[
  [70, 232],
  [206, 232],
]
  .map(([x, y]) => bar(x! - 7, y! - 24, 14, 20, 5, tones.steel, 3) + wheel(x!, y!, 15, tones.sky))
  .join("")}
${[
  [104, 222],
  [176, 222],
]
  .map(([x, y]) => wheel(x!, y!, 11, tones.sky))
  .join("")}`;
}

function basket(): string {
  const uprights = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    rod(`M${64 + at * 21.5} 90 L${84 + at * 15.6} 172`, 3.6),
  );
  const rounds = [110, 131, 152].map((y) => {
    const part = (y - 90) / 82;
    return rod(`M${62 + part * 20} ${y}L${216 - part * 22} ${y}`, 3.6);
  });
  return `${nook(140, 176, 60, 6, 0, 0.25)}${uprights.join("")}${rounds.join("")}${rod("M58 88h158q6 0 4 7l-18 72q-2 7-10 7H92q-8 0-10-7z", 8)}`;
}

function handle(): string {
  return `${rod("M52 70 40 40", 9)}${moved(bar(-34, -10, 68, 20, 10, tones.sky, 6) + shine(-8, -5, 18, 3, 0, 0.8), 42, 34, -8)}${both((way) => moved(bar(-6, -12, 12, 24, 6, tones.coal, 3), 42 + way * 30, 34 - way * 4, -8))}`;
}
