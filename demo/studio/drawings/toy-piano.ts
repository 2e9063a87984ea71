import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";

const orange: Tone = { light: "#ffb87a", base: "#fb8a33", dark: "#d05a1b" };
const violet: Tone = { light: "#c9b0ff", base: "#9673ea", dark: "#5f45bd" };
const keys = [
  tones.coral,
  orange,
  tones.sun,
  tones.leaf,
  tones.mint,
  tones.sky,
  violet,
  tones.rose,
];

/** A small wooden upright piano: eight keys in the colours of the rainbow, notes on the music rest. */
export const toyPiano = {
  side: 256,
  body: [body(), rest(), keyboard(), feet()].join(""),
};

function body(): string {
  const shape = '<path d="M40 62h176q8 0 8 9v150H32V71q0-9 8-9z"/>';
  const grain = ["M34 90c60-8 120 8 190-2", "M34 112c60 8 110-8 190 2", "M34 206c70-6 120 6 190 0"];
  return `${form(shape, tones.birch, 9)}${inside(shape, grain.map((d) => line(d, "#d2a467", 2, 0.35)).join(""))}
${form('<rect x="22" y="48" width="212" height="20" rx="10"/>', tones.coral, 7)}${shine(84, 53, 50, 4, 0, 0.8)}${nook(128, 70, 94, 7, 0, 0.25)}`;
}

function rest(): string {
  const note = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="5" ry="4" transform="rotate(-20 ${x} ${y})" fill="#1d2b4f"/>${line(`M${x + 4} ${y - 1}v-16`, "#1d2b4f", 2)}`;
  const staff = [30, 37, 44].map((y) => line(`M90 ${y}h30M136 ${y}h30`, "#b9c2d6", 1.2));
  return `${form('<path d="M82 14q24-7 46 3v48q-22-10-46-3z"/>', tones.white, 4)}${form('<path d="M174 14q-24-7-46 3v48q22-10 46-3z"/>', tones.white, 4)}
${staff.join("")}${note(98, 46)}${note(112, 40)}${note(144, 42)}${note(160, 48)}${line("M148 25h16", "#1d2b4f", 3, 0)}${form('<rect x="72" y="58" width="112" height="10" rx="5"/>', tones.wood, 4)}`;
}

function keyboard(): string {
  const white = keys.map((tone, at) => {
    const x = 30 + at * 24.6;
    return `${form(`<path d="M${x} 128h23v44q0 7-7 7h-9q-7 0-7-7z"/>`, tone, 4)}${shine(x + 8, 168, 6, 4, 0, 0.6)}`;
  });
  return `${nook(128, 184, 108, 12, 0, 0.35)}${form('<rect x="16" y="124" width="224" height="66" rx="12"/>', tones.wood, 8)}${white.join("")}
${form('<rect x="20" y="114" width="216" height="16" rx="8"/>', tones.birch, 5)}${form('<rect x="14" y="122" width="16" height="66" rx="8"/>', tones.birch, 5)}${form('<rect x="227" y="122" width="16" height="66" rx="8"/>', tones.birch, 5)}`;
}

function feet(): string {
  const foot = (x: number) => form(`<path d="M${x} 188h18l-2 56q-1 6-7 6t-7-6z"/>`, tones.birch, 5);
  return `${form('<rect x="26" y="212" width="204" height="16" rx="8"/>', tones.wood, 5)}${foot(24)}${foot(214)}`;
}
