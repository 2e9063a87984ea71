import { inside, line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, oval, solid } from "./shapes.ts";

const velvet: Tone = { light: "#7fbf8a", base: "#3f8a5c", dark: "#1c5540" };
const paw: Tone = { light: "#d4eba0", base: "#a5cf6a", dark: "#6a9440" };

/** A domed velvet shell with quilted fields, smooth paws, a head that always looks out. */
export const plushTurtle = drawing(
  farPaws(),
  solid("M8 184q-8 10 4 14l22-8z", paw, 4),
  shell(),
  nearPaws(),
  head(),
);

function farPaws(): string {
  return `${oval(84, 212, 24, 22, paw, 6)}${oval(172, 212, 24, 22, paw, 6)}`;
}

function shell(): string {
  const dome = "M18 190c-4-70 40-126 102-126s104 54 100 126q-101 24-202 0z";
  const fields = [
    "M120 92l38 22v40l-38 22-38-22v-40z",
    "M120 92V64M158 114l34-20M158 154l50 24M82 114 48 94M82 154 32 178M120 176v30",
  ];
  return `${solid(dome, velvet, 17)}${inside(`<path d="${dome}"/>`, fields.map((d) => line(d, "#164534", 6, 0.55) + `<g transform="translate(0 3)">${line(d, "#a8dca8", 2.5, 0.6)}</g>`).join(""))}${shine(80, 92, 34, 15, -32, 0.4)}
${solid("M14 182q106 26 212 0 8 4 4 14-110 28-220 0-4-10 4-14z", paw, 7)}${line("M26 196q94 18 188 0", "#6a9440", 2, 0.6)}`;
}

function nearPaws(): string {
  return [52, 196]
    .map(
      (x) =>
        `${oval(x, 220, 30, 25, paw, 8)}${[-9, 0, 9].map((dx) => line(`M${x + dx} 234v7`, "#6a9440", 2.5, 0.7)).join("")}`,
    )
    .join("");
}

function head(): string {
  return `${nook(210, 168, 24, 14, 0, 0.3)}${solid("M196 176c-4-20-2-44 16-54 22-10 44 6 42 32-2 22-18 34-36 36-12 2-20-4-22-14z", paw, 11)}${both((way) => dot(228 + way * 14, 146, 5.5, "#24352a") + dot(226 + way * 14, 143.5, 2, "#fff"))}${line("M216 164q13 12 26-1", "#4f7434", 4)}${dot(206, 160, 7, "#ef9a7e", 0.5)}${dot(246, 160, 6, "#ef9a7e", 0.5)}${shine(214, 132, 12, 6, -30, 0.5)}`;
}
