import { form, inside, line, nook, shine, tones } from "./clay.ts";
import { spokedWheel } from "./wheel.ts";

/** A classic doll's pram from the side: hood to the left, handle to the right. */
export const pram = {
  side: 256,
  body: [
    line("M196 104C214 92 214 62 236 54", "#96603a", 9),
    form(
      '<rect x="216" y="40" width="34" height="17" rx="8.5" transform="rotate(-16 233 48)"/>',
      tones.walnut,
      5,
    ),
    pillow(),
    hood(),
    basket(),
    line("M70 186C96 176 108 206 128 206S160 176 186 186", "#a9b2c8", 7),
    line("M74 190 128 176 184 190", "#c9d0e0", 7),
    spokedWheel(72, 214, 33),
    spokedWheel(186, 214, 33),
  ].join(""),
};

function pillow(): string {
  return `${form('<path d="M108 104q2-22 26-22h34q22 0 24 22z"/>', tones.white, 6)}${shine(138, 90, 20, 5)}`;
}

function hood(): string {
  const shape = '<path d="M26 108C22 56 58 18 110 18c8 0 12 4 12 11v79z"/>';
  const folds = [
    "M110 18C84 40 72 72 72 112",
    "M110 18C58 34 42 70 42 112",
    "M112 18c-10 24-14 60-14 94",
  ];
  return `${form(shape, tones.rose, 10)}${inside(shape, folds.map((d) => line(d, "#d9678c", 3, 0.5)).join(""))}
${shine(66, 52, 16, 26, 40, 0.75)}${scallops()}`;
}

/** The frill along the hood's open edge. */
function scallops(): string {
  return [28, 44, 60, 76, 92]
    .map((y) => form(`<circle cx="121" cy="${y}" r="10"/>`, tones.white, 4))
    .join("");
}

function basket(): string {
  const shape =
    '<path d="M24 104h180q10 0 9 11c-4 42-34 70-74 70H96c-42 0-74-28-78-70q-1-11 6-11z"/>';
  const dots = [
    [52, 138],
    [84, 152],
    [118, 142],
    [150, 156],
    [180, 138],
    [66, 172],
    [100, 178],
    [134, 176],
  ];
  return `${form(shape, tones.berry, 12)}${inside(shape, dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#ffd9e6" opacity="0.85"/>`).join(""))}
${form('<rect x="12" y="96" width="208" height="22" rx="11"/>', tones.rose, 6)}${shine(74, 102, 50, 5, 0, 0.8)}${nook(112, 124, 94, 8, 0, 0.25)}`;
}
