import { form, inside, line, nook, shine, tones } from "./clay.ts";

/** A round quadcopter from the front, yellow and black like a bumblebee, rotors in ring guards. */
export const drone = {
  side: 256,
  body: [
    rotor(70, 84, 38, 11),
    rotor(186, 84, 38, 11),
    line("M104 126 70 92M152 126 186 92", "#3b3f5c", 11),
    line("M92 188c-8 16-4 22-22 28M164 188c8 16 4 22 22 28", "#3b3f5c", 8),
    form('<rect x="44" y="211" width="50" height="12" rx="6"/>', tones.sun, 4),
    form('<rect x="162" y="211" width="50" height="12" rx="6"/>', tones.sun, 4),
    hull(),
    line("M88 148 48 128M168 148 208 128", "#4a4f70", 13),
    rotor(46, 120, 45, 14),
    rotor(210, 120, 45, 14),
    eyes(),
  ].join(""),
};

function rotor(x: number, y: number, rx: number, ry: number): string {
  const ring = (a: number, b: number) =>
    `M${x - a} ${y}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${-a * 2} 0z`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx - 4}" ry="${ry - 3}" fill="#bfe2ff" opacity="0.55"/>
${line(`M${x - rx + 10} ${y + 3}Q${x} ${y - 4} ${x + rx - 10} ${y - 3}`, "#ffffff", 5, 0.9)}
${form(`<rect x="${x - 8}" y="${y - 7}" width="16" height="26" rx="7"/>`, tones.coal, 4)}${form(`<ellipse cx="${x}" cy="${y - 4}" rx="8" ry="5"/>`, tones.coral, 3)}
${form(`<path fill-rule="evenodd" d="${ring(rx, ry)}${ring(rx - 6, ry - 5)}"/>`, tones.sun, 4)}`;
}

function hull(): string {
  const shape =
    '<path d="M128 96c46 0 70 24 70 56 0 30-28 48-70 48s-70-18-70-48c0-32 24-56 70-56z"/>';
  const stripes = ["M40 122q88-34 176 0v16q-88-34-176 0z", "M40 172q88 26 176 0v15q-88 26-176 0z"];
  const ink = stripes.map((d) => `<path d="${d}" fill="#2c2f4c"/>`);
  return `${form(shape, tones.sun, 13)}${inside(shape, `<g opacity="0.93">${ink.join("")}</g>`)}${shine(96, 110, 28, 8, -16, 0.85)}`;
}

/** Two round eyes over the camera. */
function eyes(): string {
  const eye = (x: number) =>
    `${form(`<circle cx="${x}" cy="156" r="22"/>`, tones.white, 6)}<circle cx="${x}" cy="158" r="13" fill="#1d2b4f"/>${form(`<circle cx="${x}" cy="158" r="11"/>`, tones.sky, 4)}<circle cx="${x}" cy="159" r="6" fill="#14203f"/>${shine(x - 4, 153, 5, 4, -30, 1)}`;
  return `${nook(128, 176, 48, 10, 0, 0.2)}${eye(101)}${eye(155)}${form('<circle cx="128" cy="184" r="10"/>', tones.coal, 4)}<circle cx="128" cy="184" r="5" fill="#16264f"/>${shine(125, 181, 3, 2.5, 0, 1)}`;
}
