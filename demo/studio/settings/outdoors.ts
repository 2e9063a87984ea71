import { line, mix, nook, tones, type Tone } from "../drawings/clay.ts";
import { dot, oval, patch, solid } from "../drawings/shapes.ts";
import type { Setting } from "./setting.ts";

/** A lawn with hills behind; things stand between 720 and 880. */
export const lawn: Setting = {
  behind: `${cloud(200, 170, 1)}${cloud(720, 110, 0.8)}${patch("M0 560q180-90 380-30t380-40 200 30v460H0z", "#bfe39a")}${patch("M0 640q240-60 500-10t460-20v360H0z", "#96cf74")}${blades(650, 26, "#6fb458")}`,
  before: blades(940, 30, "#5aa24a"),
};

/** Sand with pebbles; things stand between 720 and 880. */
export const sandpit: Setting = {
  behind: `${patch("M0 580q240-80 480-30t480-10v430H0z", "#f3d9a0")}${patch("M0 680q260-50 520 0t440-10v300H0z", "#eac987")}${Array.from({ length: 46 }, (_, at) => dot((at * 211) % 960, 640 + ((at * 97) % 310), 3 + (at % 3), "#c9a05a", 0.55)).join("")}${solid("M620 700q60-110 130-120t150 130q-140 30-280-10z", { light: "#fbe6b8", base: "#eac987", dark: "#c39a55" }, 14)}`,
};

/** A calm pond with reeds; what floats stands at about 690. */
export const pond: Setting = {
  behind: `${cloud(220, 150, 0.9)}${patch("M0 470q200-70 480-30t480-30v130H0z", "#a9d68c")}${patch("M0 530q480-40 960 0v440H0z", "#8fcdee")}${line("M90 600q70-12 140 0M560 580q80-12 160 0M730 650q70-12 140 0", "#ffffff", 6, 0.7)}${reeds(70)}${reeds(890)}`,
  before: `<path d="M0 700q120-18 240 0t240 0 240 0 240 0v260H0z" fill="#6fb9e4" opacity="0.66"/>${line("M140 780q80-14 160 0M480 840q90-14 180 0M700 770q60-12 120 0", "#ffffff", 7, 0.65)}`,
};

/** A path through a park; things stand at about 830. */
export const parkPath: Setting = {
  behind: `${cloud(250, 130, 0.9)}${patch("M0 590q220-80 470-30t490-30v430H0z", "#bfe39a")}${tree(120, 620, 1)}${tree(850, 600, 0.8)}${patch("M0 760q480-40 960 0v200H0z", "#ecd9bd")}${line("M0 764q480-42 960 0", "#cfb48c", 6, 0.6)}`,
};

/** Evening over a meadow: for looking at the sky. */
export const nightMeadow: Setting = {
  behind: `<rect width="960" height="960" fill="#1b2258" opacity="0.86"/>${Array.from({ length: 40 }, (_, at) => dot((at * 263) % 960, (at * 149) % 600, 2 + (at % 4), "#fff6d0", 0.85)).join("")}${oval(740, 190, 92, 92, { light: "#fffbe0", base: "#fbe9a6", dark: "#d3ae5c" }, 18)}${dot(710, 170, 16, "#dcc27a", 0.7)}${dot(766, 214, 22, "#dcc27a", 0.7)}${dot(756, 150, 10, "#dcc27a", 0.7)}${patch("M0 700q240-90 520-30t440-40v340H0z", "#2d5a50")}${blades(720, 22, "#3f7a63")}`,
};

function cloud(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="0.9">${oval(0, 0, 96, 34, tones.white, 8)}${oval(-30, -28, 46, 38, tones.white, 8)}${oval(34, -22, 38, 32, tones.white, 8)}</g>`;
}

function blades(y: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, at) =>
    line(
      `M${at * (960 / count) + ((at * 37) % 20)} ${y + ((at * 53) % 24)}q4-20 ${at % 2 ? 12 : -10}-34`,
      colour,
      6,
      0.8,
    ),
  ).join("");
}

function reeds(x: number): string {
  return [-34, -10, 16, 38]
    .map(
      (dx, at) =>
        `${line(`M${x + dx} 640q${at % 2 ? 8 : -8}-120 ${dx * 0.3}-${190 + at * 12}`, "#5f9c4c", 8)}${oval(x + dx * 1.3, 450 - at * 12, 10, 32, tones.walnut, 4)}`,
    )
    .join("");
}

function tree(x: number, floor: number, scale: number): string {
  const crown: Tone = {
    light: mix(tones.leaf.light, "#ffffff", 0.2),
    base: "#6dbf74",
    dark: "#2f8a5c",
  };
  return `<g transform="translate(${x} ${floor}) scale(${scale})">${nook(0, 2, 90, 14, 0, 0.25)}${solid("M-18 0q6-80 2-150h32q-4 70 2 150z", tones.walnut, 8)}${oval(0, -210, 110, 110, crown, 18)}${oval(-60, -160, 66, 62, crown, 14)}${oval(62, -164, 64, 60, crown, 14)}</g>`;
}
