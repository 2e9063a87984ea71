/** Writes the bands above the product lists: toys in a row on the category's colour. */
import { join } from "node:path";
import { colors } from "../../shop.config.ts";
import { savePicture } from "./save.ts";
import { flyingKite } from "./scenes/kite.ts";
import { picture } from "./scenes/paint.ts";
import { stand } from "./shadows/stand.ts";
import { toys } from "./toys.ts";

const pictures = join(import.meta.dirname, "../shop/public/pictures/scenes");
const [width, height, floor] = [1200, 300, 272];

type Band = { color: keyof typeof colors; row: readonly Place[] };
/** A toy's id, its middle and the largest width and height, from the left. */
type Place = readonly [id: string, x: number, width: number, height: number];

const kite = { x: 428, y: 66, size: 82, bows: [0.3, 0.5] };

const bands: Record<string, Band> = {
  "lalki-domki-wozki": {
    color: "rose",
    row: [
      ["1006", 120, 180, 170],
      ["1001", 310, 220, 160],
      ["1002", 545, 220, 220],
      ["1003", 775, 260, 250],
      ["1005", 1065, 250, 190],
    ],
  },
  gry: {
    color: "lilac",
    row: [
      ["1106", 120, 150, 150],
      ["1102", 310, 210, 180],
      ["1107", 560, 230, 210],
      ["1101", 785, 240, 220],
      ["1111", 1070, 240, 240],
    ],
  },
  "dla-niemowlat": {
    color: "mint",
    row: [
      ["1207", 120, 180, 140],
      ["1208", 310, 190, 160],
      ["1209", 555, 200, 200],
      ["1203", 800, 190, 240],
      ["1204", 1060, 260, 230],
    ],
  },
  edukacyjne: {
    color: "sky",
    row: [
      ["1308", 120, 210, 150],
      ["1303", 315, 200, 170],
      ["1301", 560, 200, 220],
      ["1305", 790, 220, 240],
      ["1302", 1068, 240, 250],
    ],
  },
  "zabawki-rc": {
    color: "sun-light",
    row: [
      ["1413", 110, 190, 130],
      ["1401", 305, 240, 140],
      ["1408", 560, 220, 190],
      ["1404", 800, 190, 230],
      ["1411", 1048, 280, 230],
    ],
  },
  zabawki: {
    color: "sky",
    row: [
      ["1502", 115, 200, 140],
      ["1401", 310, 240, 140],
      ["1203", 555, 190, 220],
      ["1501", 785, 220, 240],
      ["1411", 1048, 280, 230],
    ],
  },
  pluszaki: {
    color: "paper-deep",
    row: [
      ["1502", 120, 200, 140],
      ["1507", 310, 180, 190],
      ["1506", 555, 200, 160],
      ["1501", 780, 220, 240],
      ["1508", 1075, 260, 240],
    ],
  },
};

export async function makeBands(): Promise<void> {
  for (const [key, band] of Object.entries(bands)) {
    await savePicture(await drawBand(band), join(pictures, `band-${key}`), {
      widths: [480, 960],
      heightRatio: height / width,
    });
  }
}

async function drawBand({ color, row }: Band): Promise<string> {
  const standing = row.map(([id, x, wide, tall]) => {
    const { alone: drawing, plush = false } = toys[id]!;
    return stand({ drawing, x, floor, width: wide, height: tall, plush });
  });
  return picture(width, height, [
    `<rect width="${width}" height="${height}" fill="${colors[color]}"/>`,
    flyingKite({ ...kite, to: { x: row[1]![1], y: floor - 60 } }),
    ...(await Promise.all(standing)),
  ]);
}
