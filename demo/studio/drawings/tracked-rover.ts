import { form, line, nook, shine, tones, type Tone } from "./clay.ts";
import { track } from "./track.ts";

const glass: Tone = { light: "#fff6c8", base: "#ffe06a", dark: "#e8a01c" };
const mars: Tone = { light: "#ffb27f", base: "#f07f45", dark: "#b94b2c" };

/** A small Mars rover on two rubber tracks: flat body, a mast with a lamp, an arm with a gripper. */
export const trackedRover = {
  side: 256,
  body: [
    track(58, 176, 176, 52, 4, tones.steel),
    mast(),
    panel(),
    hull(),
    arm(),
    track(34, 190, 178, 58, 4, mars),
  ].join(""),
};

function mast(): string {
  return `${form('<rect x="90" y="50" width="13" height="100" rx="6"/>', tones.steel, 4)}${line("M92 84h9M92 98h9", "#7a839f", 2, 0.6)}
${form('<rect x="60" y="16" width="74" height="44" rx="18"/>', tones.white, 8)}
${form('<circle cx="76" cy="38" r="19"/>', tones.coal, 5)}${form('<circle cx="75" cy="38" r="13"/>', glass, 4)}${shine(70, 33, 5, 4, -30, 1)}${form('<circle cx="116" cy="36" r="8"/>', tones.sky, 3)}${shine(98, 22, 18, 3, 0, 0.9)}`;
}

function panel(): string {
  const cells = [0, 1, 2, 3].map(
    (at) => `<path d="M${142 + at * 22} 122l8-24h18l-8 24z" fill="#2e62b8"/>`,
  );
  return `${line("M182 122v26", "#7a839f", 6)}${form('<path d="M136 128l12-34q1-3 5-3h90q5 0 3 5l-11 30q-1 3-5 3h-90q-5 0-4-1z"/>', tones.sky, 4)}${cells.join("")}`;
}

function hull(): string {
  return `${form('<path d="M44 152q2-16 18-16h140q12 0 16 12l10 34q2 10-8 10H50q-12 0-11-12z"/>', mars, 9)}${shine(98, 142, 50, 4, 0, 0.7)}
${form('<rect x="76" y="152" width="66" height="24" rx="8"/>', tones.white, 4)}${line("M86 160h28M86 168h18", "#b9c2d6", 3)}<circle cx="130" cy="164" r="4" fill="#41b86c"/>
${form('<circle cx="168" cy="164" r="10"/>', tones.sun, 4)}${nook(128, 190, 90, 6, 0, 0.35)}`;
}

/** Two joints, reaching forward and down to the left. */
function arm(): string {
  const bone = (d: string) =>
    `${line(d, "#7a839f", 13)}${line(d, "#c6cede", 9)}${line(d, "#ffffff", 2.5, 0.7)}`;
  const claw =
    '<path d="M18 184c-10 2-16 12-12 22 2 4 7 3 6-2-1-5 2-9 6-10l6 0c4 1 7 5 6 10-1 5 4 6 6 2 4-10-2-20-12-22z"/>';
  return `${bone("M62 156 36 128")}${bone("M36 128 22 178")}${form('<circle cx="62" cy="156" r="11"/>', tones.sun, 4)}${form('<circle cx="36" cy="127" r="11"/>', tones.sun, 4)}${form(claw, tones.coal, 4)}${form('<circle cx="21" cy="182" r="9"/>', tones.sun, 3)}`;
}
