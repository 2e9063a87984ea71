/** How each toy is drawn, what lies in its box and who plays with it. */
import { openCarton } from "../drawings/accessories/carton.ts";
import { hexKey, usbCable } from "../drawings/accessories/hardware.ts";
import { booklet, sheet } from "../drawings/accessories/paper.ts";
import { bathDuck } from "../drawings/bath-duck.ts";
import { tones } from "../drawings/clay.ts";
import { blueBook, clothBooks, greenBook, openBook, redBook } from "../drawings/cloth-books.ts";
import type { Drawing } from "../drawings/drawing.ts";
import { drum, drumOnly, redDrumstick, rhythms, yellowDrumstick } from "../drawings/drum.ts";
import { greenMaraca, maracas, redMaraca } from "../drawings/maracas.ts";
import { massageHedgehog } from "../drawings/massage-hedgehog.ts";
import { moonLamp, moonLampLit } from "../drawings/moon-lamp.ts";
import { emptyWalker, pushWalker, walkerCubes } from "../drawings/push-walker.ts";
import { rattle, rattleUpright } from "../drawings/rattle.ts";
import { sensoryOctopus } from "../drawings/sensory-octopus.ts";
import { shapeSorter, sorterBlocks, sorterBox } from "../drawings/shape-sorter.ts";
import {
  bareStand,
  halfStacked,
  lyingRings,
  smallRings,
  stackingRings,
} from "../drawings/stacking-rings.ts";
import { mustardBunny, pinkBunny, sageBunny, teetherBunny } from "../drawings/teether-bunny.ts";
import { woodenSnail } from "../drawings/wooden-snail.ts";
import { cheeringChild, lyingChild, pushingChild, sittingChild } from "../figures/child.ts";
import { baby as mila, leo, secondBaby as kuba } from "../figures/children.ts";
import { openPalm, pinchingHand } from "../figures/hand.ts";
import { place } from "../placement.ts";
import { column, grid, piece, row } from "../layout.ts";
import { bathWater, nightRoom, rug } from "../settings/indoors.ts";
import { put, type Toy } from "../toy.ts";

const held = (body: string, x: number, y: number, size: number) => place(body, 256, { x, y, size });

const teether = (bunny: Drawing, child = kuba): Toy => ({
  alone: bunny,
  box: row(piece(bunny, 9), piece(openCarton, 10)),
  scale: { height: 9 },
  use: {
    setting: rug(tones.rose),
    things: [put(sittingChild(child, held(bunny.body, 92, 102, 72)), 480, 860, 700)],
  },
});

export const baby: Record<string, Toy> = {
  "1201": {
    alone: rattle,
    box: row(piece(rattleUpright, 13), piece(openCarton, 13)),
    scale: { of: rattleUpright, height: 13 },
    use: {
      setting: rug(tones.mint),
      things: [put(sittingChild(mila, held(rattle.body, 84, 122, 84)), 480, 860, 700)],
    },
  },
  "1202": {
    alone: shapeSorter,
    box: row(
      piece(sorterBox, 17),
      grid(
        3,
        [...sorterBlocks, ...sorterBlocks].map((block) => piece(block, 5)),
        22,
      ),
    ),
    scale: { of: sorterBox, height: 14 },
    use: {
      setting: rug(tones.sun),
      things: [
        put(sittingChild(kuba), 330, 820, 600),
        put(sorterBox, 640, 880, 300),
        put(sorterBlocks[3]!, 620, 580, 110, { shadow: "wall" }),
        put(pinchingHand(tones.coral), 800, 540, 438, { shadow: "none" }),
        put(sorterBlocks[0]!, 120, 900, 90),
        put(sorterBlocks[1]!, 860, 900, 90),
      ],
    },
  },
  "1203": {
    alone: stackingRings,
    box: row(
      piece(bareStand, 22),
      grid(
        3,
        lyingRings.map((ring) => piece(ring.drawing, (11 * ring.width) / 188)),
        20,
      ),
    ),
    scale: { height: 22 },
    use: {
      setting: rug(tones.sky),
      things: [
        put(sittingChild(mila), 320, 830, 620),
        put(halfStacked, 660, 880, 360),
        put(smallRings[0]!, 140, 900, 120),
        put(smallRings[1]!, 480, 920, 110),
        put(smallRings[2]!, 890, 890, 90),
      ],
    },
  },
  "1204": {
    alone: pushWalker,
    box: column(
      row(piece(emptyWalker, 45), piece(hexKey, 8)),
      grid(
        12,
        Array.from({ length: 24 }, (_, at) => piece(walkerCubes[at % 5]!, 4.5)),
        10,
      ),
    ),
    scale: { height: 45, child: 76 },
    use: {
      setting: rug(tones.coral),
      things: [put(pushWalker, 680, 868, 400), put(pushingChild(mila), 330, 872, 600)],
    },
  },
  "1205": teether(teetherBunny),
  "120502": teether(pinkBunny),
  "120503": teether(sageBunny),
  "120504": teether(mustardBunny, { ...kuba, shirt: tones.sky, trousers: tones.sky }),
  "1206": {
    alone: woodenSnail,
    box: row(piece(woodenSnail, 17), piece(openCarton, 18)),
    scale: { width: 17 },
    use: {
      setting: rug(tones.leaf),
      things: [
        put(lyingChild({ ...kuba, shirt: tones.sky }), 600, 760, 600),
        put(woodenSnail, 330, 890, 260),
      ],
    },
  },
  "1207": {
    alone: bathDuck,
    box: row(piece(bathDuck, 11), piece(openCarton, 12)),
    scale: { width: 11 },
    use: {
      setting: bathWater,
      things: [
        put(cheeringChild({ ...mila, shirt: mila.skin, trousers: mila.skin }), 290, 1010, 640, {
          shadow: "none",
        }),
        put(bathDuck, 640, 790, 230, { shadow: "none" }),
      ],
    },
  },
  "1208": {
    alone: drum,
    box: row(
      piece(drumOnly, 18),
      column(piece(yellowDrumstick, 14), piece(redDrumstick, 14)),
      piece(sheet(tones.sun, rhythms), 15),
    ),
    scale: { of: drumOnly, width: 18 },
    use: {
      setting: rug(tones.sun),
      things: [
        put(sittingChild(leo, held(drumOnly.body, 74, 150, 108)), 480, 860, 700),
        put(yellowDrumstick, 400, 640, 150, { rotate: 62, shadow: "none" }),
        put(redDrumstick, 566, 640, 150, { rotate: 118, shadow: "none" }),
      ],
    },
  },
  "1209": {
    alone: sensoryOctopus,
    box: row(piece(sensoryOctopus, 19), piece(openCarton, 20)),
    scale: { height: 19 },
    use: {
      setting: rug(tones.lilac),
      things: [put(lyingChild(mila), 610, 760, 620), put(sensoryOctopus, 270, 890, 290)],
    },
  },
  "1210": {
    alone: maracas,
    box: row(piece(greenMaraca, 15), piece(redMaraca, 15)),
    scale: { of: greenMaraca, height: 15, unlabelled: true },
    use: {
      setting: rug(tones.coral),
      things: [
        put(greenMaraca, 255, 500, 250, { rotate: -24, shadow: "none" }),
        put(redMaraca, 705, 500, 250, { rotate: 24, shadow: "none" }),
        put(cheeringChild(kuba), 480, 860, 680),
      ],
    },
  },
  "1211": {
    alone: moonLamp,
    box: row(
      piece(moonLamp, 18),
      column(
        piece(usbCable, 12),
        piece(booklet(tones.lilac, held(moonLamp.body, -45, -48, 90)), 13),
      ),
    ),
    scale: { height: 18 },
    use: {
      setting: nightRoom,
      things: [put(moonLampLit, 340, 880, 640, { shadow: "none" }), put(openBook, 740, 860, 300)],
    },
  },
  "1212": {
    alone: massageHedgehog,
    box: row(piece(massageHedgehog, 10), piece(openCarton, 12)),
    scale: { width: 10 },
    use: {
      setting: rug(tones.sky),
      things: [
        put(openPalm(tones.mint), 592, 800, 864),
        put(massageHedgehog, 420, 640, 380, { shadow: "none" }),
      ],
    },
  },
  "1213": {
    alone: clothBooks,
    box: row(piece(greenBook, 14), piece(redBook, 14), piece(blueBook, 14)),
    scale: { of: greenBook, width: 14 },
    use: {
      setting: rug(tones.leaf),
      things: [
        put(sittingChild(mila, held(openBook.body, 62, 130, 132)), 460, 850, 680),
        put(redBook, 170, 900, 190),
        put(blueBook, 800, 900, 190),
      ],
    },
  },
};
