import { line } from "../drawings/clay.ts";
import { number } from "../drawings/numbers.ts";
import { childOutline, handOutline } from "../figures/hand.ts";
import { measure } from "../shadows/measure.ts";
import { stand } from "../shadows/stand.ts";
import { frame, side, type Scene } from "./scene.ts";

const handHeight = 18;
const ink = "#1d2b4f";
const room = { width: 760, height: 690, floor: 810, gap: 70 };

/** The toy at one scale with the outline of a grown-up's hand or of a child, and its measure in cm. */
export async function toScale(scene: Scene): Promise<string> {
  const { alone, plush = false, scale: asked } = scene.toy;
  const { of = alone, child, width, height, hung = false, unlabelled = false } = asked;
  const shape = await measure(of);
  const unit = width === undefined ? height / shape.height : width / shape.width;
  const [toyWidth, toyHeight] = [shape.width * unit, shape.height * unit];
  const other =
    child === undefined ? { height: handHeight, ratio: 0.78 } : { height: child, ratio: 0.42 };
  const total = toyWidth + other.height * other.ratio;
  const scale = Math.min(
    (room.width - room.gap) / total,
    room.height / Math.max(toyHeight, other.height),
  );
  const [w, h] = [toyWidth * scale, toyHeight * scale];
  const left = (side - total * scale - room.gap) / 2;
  const lift = hung ? Math.max(0, (other.height * scale - h) / 2) : 0;
  const thing = {
    drawing: of,
    x: left + w / 2 + 24,
    floor: room.floor,
    width: w,
    height: h,
    plush,
    lift,
  };
  const outline = silhouette(left + w + room.gap, other.height * scale, child !== undefined);
  const label =
    width === undefined
      ? upright(left - 6, room.floor - lift, h, height)
      : level(left + 24, room.floor + 46, w, width);
  return frame(scene, room.floor, outline + (await stand(thing)) + (unlabelled ? "" : label));
}

function silhouette(x: number, height: number, isChild: boolean): string {
  const scale = height / 252;
  const shift = isChild ? 76 : 4;
  const d = isChild ? childOutline : handOutline;
  const place = `translate(${x - shift * scale} ${room.floor - height}) scale(${scale}) translate(0 -3)`;
  return `<g transform="${place}"><path d="${d}" fill="#fff" opacity="0.72"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="${2.4 / scale}" stroke-dasharray="${9 / scale} ${9 / scale}" stroke-linecap="round" opacity="0.45"/></g>`;
}

function upright(x: number, floor: number, length: number, cm: number): string {
  const text = `${cm}`.replace(".", ",");
  const room = Math.min(length, 60);
  return `${line(`M${x} ${floor}V${floor - length / 2 + room / 2}M${x} ${floor - length / 2 - room / 2}V${floor - length}M${x - 12} ${floor}h24M${x - 12} ${floor - length}h24`, ink, 4)}
${number(text, x, floor - length / 2 - 4, 36, ink, 5)}${number("cm", x, floor - length / 2 + 36, 24, ink, 4)}`;
}

function level(x: number, y: number, length: number, cm: number): string {
  const text = `${cm} cm`.replace(".", ",");
  return `${line(`M${x} ${y}H${x + length}M${x} ${y - 12}v24M${x + length} ${y - 12}v24`, ink, 4)}${number(text, x + length / 2, y + 46, 34, ink, 5)}`;
}
