import { form, inside, line, nook, shine, tones } from "./clay.ts";

/** A friendly white and blue robot, whole: square head, two round eyes, short arms, big feet. */
export const walkingRobot = {
  side: 256,
  body: [leg(98, -1), leg(158, 1), arm(-1), arm(1), torso(), head()].join(""),
};

function leg(x: number, way: number): string {
  const foot = x + way * 8;
  return `${form(`<rect x="${x - 12}" y="188" width="24" height="36" rx="8"/>`, tones.steel, 5)}${line(`M${x - 8} 204h16M${x - 8} 212h16`, "#7a839f", 2.5, 0.6)}
${form(`<path d="M${foot - 32} 246q-4 0-4-6 2-24 26-26h20q24 2 26 26 0 6-4 6z"/>`, tones.sky, 8)}${form(`<rect x="${foot - 38}" y="238" width="76" height="12" rx="6"/>`, tones.coal, 4)}${shine(foot - 12, 222, 14, 4, -8, 0.7)}`;
}

function arm(way: number): string {
  const x = 128 + way * 74;
  const hand = `<path d="M${x - 14} 190a15 15 0 1 1 28 0q-2 8-9 8 3-5 1-9a7 7 0 0 0-12 0q-2 4 1 9-7 0-9-8z"/>`;
  return `<g transform="rotate(${way * -14} ${x} 134)">${form(`<rect x="${x - 9}" y="132" width="18" height="50" rx="9"/>`, tones.steel, 4)}
${line(`M${x - 6} 158h12M${x - 6} 166h12`, "#7a839f", 2.5, 0.6)}${form(hand, tones.sky, 5)}${form(`<circle cx="${x}" cy="136" r="17"/>`, tones.sky, 6)}</g>`;
}

function torso(): string {
  const gauge = [tones.coral, tones.sun, tones.leaf].map((tone, at) =>
    form(`<circle cx="${106 + at * 22}" cy="178" r="7"/>`, tone, 3),
  );
  const heart = "M128 162c-16-10-14-24-6-24 3 0 5 2 6 5 1-3 3-5 6-5 8 0 10 14-6 24z";
  return `${form('<rect x="108" y="106" width="40" height="24" rx="8"/>', tones.steel, 4)}${form('<rect x="66" y="118" width="124" height="86" rx="26"/>', tones.white, 11)}
${form('<rect x="86" y="132" width="84" height="34" rx="12"/>', tones.sky, 5)}${form(`<path d="${heart}"/>`, tones.coral, 3)}${gauge.join("")}${shine(98, 124, 26, 4, 0, 0.9)}${nook(128, 118, 44, 6, 0, 0.25)}`;
}

function head(): string {
  const screen = '<rect x="70" y="44" width="116" height="58" rx="20"/>';
  const eye = (x: number) =>
    `${form(`<circle cx="${x}" cy="70" r="17"/>`, { light: "#d8fbff", base: "#6fe0f5", dark: "#2a9fd0" }, 5)}<circle cx="${x}" cy="71" r="8" fill="#12315f"/>${shine(x - 4, 66, 5, 4, -30, 1)}`;
  return `${line("M128 28V14", "#7a839f", 5)}${form('<circle cx="128" cy="12" r="9"/>', tones.coral, 4)}${shine(125, 9, 4, 3, 0, 0.9)}
${form('<rect x="38" y="54" width="24" height="38" rx="10"/>', tones.sky, 5)}${form('<rect x="194" y="54" width="24" height="38" rx="10"/>', tones.sky, 5)}
${form('<rect x="52" y="24" width="152" height="90" rx="30"/>', tones.white, 12)}${form(screen, tones.coal, 6)}${eye(103)}${eye(153)}
${line("M119 90q9 6 18 0", "#6fe0f5", 3.5)}${inside(screen, '<path d="M60 40h66l-40 66H40z" fill="#fff" opacity="0.07"/>')}${shine(92, 31, 34, 5, 0, 0.9)}`;
}
