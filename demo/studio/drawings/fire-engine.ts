import { inside, line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, patch, solid, toneOf } from "./shapes.ts";
import { wheel } from "./wheel.ts";

const red = toneOf("#d92b2f");

/** Two axles, a ladder one lifts by hand, a red light, a water cannon and a drop on the tank. */
export const fireEngine = drawing(
  ladder(),
  body(),
  cab(),
  cannon(),
  wheel(64, 216, 30, tones.steel),
  wheel(198, 216, 30, tones.steel),
);

function ladder(): string {
  const rungs = Array.from({ length: 9 }, (_, at) => line(`M${6 + at * 19} 58v26`, "#a9b2c8", 5));
  return moved(
    `${line("M0 84h168M0 58h168", "#6f7890", 8)}${line("M0 83h168M0 57h168", "#e3e8f2", 4)}${rungs.join("")}`,
    0,
    4,
    -5,
  );
}

function body(): string {
  const shell = "M8 104q0-10 10-10h142v112H18q-10 0-10-10z";
  const doors = [22, 66].map(
    (x) =>
      `${bar(x, 112, 38, 42, 5, tones.steel, 4)}${[122, 132, 142].map((y) => line(`M${x + 5} ${y}h28`, "#7a839f", 2.5)).join("")}`,
  );
  return `${solid(shell, red, 10)}${inside(`<path d="${shell}"/>`, '<rect x="0" y="164" width="170" height="13" fill="#fff"/>' + '<rect x="0" y="168" width="170" height="5" fill="#ffc02e"/>')}${doors.join("")}${oval(132, 134, 22, 24, tones.white, 4)}${patch("M132 114c16 22 14 38 0 38s-16-16 0-38z", "#3fa4ee")}${shine(127, 140, 4, 7, 10, 0.9)}${bar(60, 80, 20, 22, 5, tones.coal, 4)}${bar(2, 198, 160, 14, 6, tones.steel, 4)}${nook(90, 212, 80, 5, 0, 0.3)}`;
}

function cab(): string {
  const glass = "M178 92h38q10 0 13 9l11 35h-62z";
  return `${solid("M160 206V84q0-14 14-14h44q16 0 21 14l15 46v66q0 10-10 10z", red, 11)}${solid(glass, tones.sky, 6)}${inside(`<path d="${glass}"/>`, '<path d="M186 140l24-52h12l-24 52z" fill="#fff" opacity="0.45"/>')}${line("M204 92v44", "#8c1626", 4)}${bar(160, 164, 94, 11, 3, tones.white, 3)}${bar(154, 196, 106, 16, 7, tones.steel, 4)}${ball(246, 184, 9, tones.sun)}${bar(176, 146, 18, 7, 3, tones.coal, 2)}
${solid("M186 70v-10q0-16 16-16t16 16v10z", tones.coral, 5)}${bar(178, 66, 48, 9, 4, tones.coal, 3)}${shine(198, 52, 5, 6, 0, 0.9)}${shine(198, 78, 26, 4, 0, 0.7)}`;
}

function cannon(): string {
  return `${bar(138, 72, 22, 24, 6, tones.steel, 4)}${moved(bar(0, -8, 54, 16, 6, tones.sun, 5) + bar(48, -11, 10, 22, 4, tones.coal, 3), 146, 66, -26)}`;
}
