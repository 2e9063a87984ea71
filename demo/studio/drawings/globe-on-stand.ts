import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";

const brass: Tone = { light: "#fff0b0", base: "#e5b84e", dark: "#9c6a1e" };
const europe =
  "M104 40c8-6 14-2 12 6-2 6 4 8 8 4 6-6 16-6 22-2 10-8 26-6 38 4 14 12 22 26 24 38-10 6-20 0-28 6-8 4-12-4-20-2-4 6-2 12-8 12s-4-12-12-16c-4 0-2 10-8 8s-8-12-14-12-6 8-14 10-16 2-18-4 4-14 10-14 8 4 12 0-2-8-8-8-8-4-4-10-4-16 8-20z";
const africa =
  "M92 104c10-6 22-4 30 0 10-2 20 0 28 4 4 10 8 18 16 22 6 0 8 4 4 10-6 10-16 16-18 28 0 14-8 22-16 28-10 2-14-6-16-16s-2-18-8-24c-10 2-22 2-28-6-8-10-8-30 8-46z";

/** A globe with Europe and Africa in front, in a brass half-ring on a turned wooden foot. */
export const globeOnStand = {
  side: 256,
  body: [
    form(
      '<path d="M114 196h28l4 22q30 4 40 16 6 12-8 12H78q-14 0-8-12 10-12 40-16z"/>',
      tones.walnut,
      7,
    ),
    shine(100, 232, 22, 5, -8, 0.5),
    form('<rect x="106" y="204" width="44" height="10" rx="5"/>', tones.wood, 4),
    `<g transform="rotate(20 128 104)">${globe()}${halfRing()}</g>`,
  ].join(""),
};

function globe(): string {
  const ball = '<circle cx="128" cy="104" r="82"/>';
  const land: Tone = { light: "#b8e986", base: "#6cc24a", dark: "#2f8a4f" };
  const lines = [
    "M46 104h164",
    "M58 64q70 26 140 0",
    "M58 144q70-26 140 0",
    "M128 22v164",
    "M100 26q-40 78 0 156",
    "M156 26q40 78 0 156",
  ];
  const asia = "M188 60c14 4 22 18 26 34v40c-12-4-16-18-24-24-4-8-12-10-10-20 6-10 2-20 8-30z";
  const america = "M40 90c10-4 18 4 16 14s6 16 2 28-8 26-14 28z";
  return `${form(ball, tones.sky, 14)}${inside(ball, `${lines.map((d) => line(d, "#ffffff", 1.5, 0.28)).join("")}<g transform="rotate(-20 128 104)">${[europe, africa, asia, america].map((d) => form(`<path d="${d}"/>`, land, 3)).join("")}</g>`)}
${nook(160, 152, 50, 40, 30, 0.22)}${shine(92, 56, 30, 18, -38, 0.75)}`;
}

function halfRing(): string {
  const ring = "M128 8a96 96 0 1 1 0 192v-9a87 87 0 1 0 0-174z";
  return `${form(`<path d="${ring}"/>`, brass, 4)}${form('<circle cx="128" cy="14" r="8"/>', brass, 3)}${form('<circle cx="128" cy="194" r="8"/>', brass, 3)}`;
}
