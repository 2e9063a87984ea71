import { form, inside, line, nook, tones, type Tone } from "./clay.ts";

/** A rubber track around its rollers; x, y is the upper left corner. */
export function track(
  x: number,
  y: number,
  width: number,
  height: number,
  rollers: number,
  hub: Tone,
): string {
  const round = height / 2;
  const belt = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
  const step = (width - height) / (rollers - 1);
  const wheels = Array.from({ length: rollers }, (_, at) => {
    const cx = x + round + at * step;
    return `${form(`<circle cx="${cx}" cy="${y + round}" r="${round * 0.5}"/>`, hub, round * 0.14)}<circle cx="${cx}" cy="${y + round}" r="${round * 0.14}" fill="#3b3f5c"/>`;
  });
  const lugs = Array.from({ length: Math.floor(width / 11) }, (_, at) => {
    const lx = x + 8 + at * 11;
    return line(`M${lx} ${y + 1}v5M${lx} ${y + height - 6}v5`, "#14162e", 4, 0.75);
  });
  const hollow = `<rect x="${x + round * 0.36}" y="${y + round * 0.36}" width="${width - round * 0.72}" height="${height - round * 0.72}" rx="${round * 0.64}" fill="#15172f"/>`;
  return `${form(belt, tones.coal, 6)}${inside(belt, lugs.join(""))}${hollow}${nook(x + width / 2, y + round * 0.5, width * 0.45, 6, 0, 0.4)}${wheels.join("")}`;
}
