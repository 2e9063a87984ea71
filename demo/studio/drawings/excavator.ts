import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { track } from "./track.ts";

const yellow: Tone = { light: "#ffe680", base: "#ffc02e", dark: "#e0821a" };

/** A yellow excavator on dark tracks: cab on the left, arm and toothed bucket on the right. */
export const excavator = {
  side: 256,
  body: [boom(), platform(), cab(), track(14, 190, 164, 56, 4, yellow)].join(""),
};

function boom(): string {
  const piston = (d: string) => `${line(d, "#7a839f", 8)}${line(d, "#e8edf6", 4)}`;
  return `${piston("M124 132 158 66")}${form('<path d="M112 142 150 44q6-14 20-10l28 10q10 5 6 15-5 9-15 6l-20-7-33 94z"/>', yellow, 7)}
${piston("M176 44 214 84")}${form('<path d="M188 40q10-6 17 4l30 80q3 9-5 13-9 3-13-5l-34-78q-2-9 5-14z"/>', yellow, 6)}
${form('<circle cx="193" cy="52" r="9"/>', tones.coal, 4)}${shine(160, 44, 14, 4, 22, 0.7)}${bucket()}${form('<circle cx="228" cy="128" r="8"/>', tones.coal, 4)}`;
}

function bucket(): string {
  const teeth = [176, 187, 198].map((x, at) =>
    form(`<path d="M${x} ${180 + at * 6}l-6 15q10 1 13-9z"/>`, tones.steel, 2),
  );
  return `${teeth.join("")}${form('<path d="M228 122q24 22 18 50-5 26-34 28-22-2-40-20 16 0 26-14 10-16 14-38 6-12 16-6z"/>', tones.coal, 8)}${shine(234, 158, 5, 18, 8, 0.35)}`;
}

function platform(): string {
  return `${form('<rect x="58" y="176" width="76" height="22" rx="8"/>', tones.coal, 4)}
${form('<path d="M14 136q0-12 12-12h96q10 0 14 8l16 36q4 14-8 14H24q-10 0-10-10z"/>', yellow, 9)}${shine(60, 131, 34, 4, 0, 0.8)}
${[0, 1, 2].map((at) => line(`M26 ${146 + at * 9}h22`, "#b4630f", 4, 0.55)).join("")}${form('<path d="M10 128q0-10 9-10h22v62H20q-10 0-10-10z"/>', tones.coal, 5)}${nook(84, 186, 74, 6, 0, 0.3)}
${form('<circle cx="122" cy="150" r="12"/>', tones.coal, 4)}${form('<circle cx="122" cy="150" r="5"/>', tones.steel, 2)}`;
}

function cab(): string {
  const glass = '<path d="M58 70q0-8 8-8h28q6 0 9 6l12 38q2 8-6 8H66q-8 0-8-8z"/>';
  return `${form('<path d="M46 58q0-12 12-12h44q9 0 12 8l22 62q3 12-8 12H56q-10 0-10-10z"/>', yellow, 8)}${form(glass, tones.sky, 6)}
${inside(glass, '<path d="M62 118 92 54h16L78 118z" fill="#fff" opacity="0.4"/>')}${form('<rect x="40" y="40" width="76" height="14" rx="7"/>', tones.coal, 4)}
${line("M82 62v52", "#f0a51e", 5)}${form('<rect x="62" y="26" width="18" height="16" rx="7"/>', tones.coral, 4)}${shine(68, 31, 5, 3, 0, 0.9)}${line("M98 120h14", "#b4630f", 4, 0.7)}`;
}
