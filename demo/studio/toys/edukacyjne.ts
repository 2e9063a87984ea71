/** How each toy is drawn, what lies in its box and how one learns with it. */
import { openCarton } from "../drawings/accessories/carton.ts";
import { clothBag } from "../drawings/accessories/hardware.ts";
import { booklet, cardFace, sheet } from "../drawings/accessories/paper.ts";
import { abacus } from "../drawings/abacus.ts";
import {
  bubblingLaboratory,
  flaskOnTripod,
  gloves,
  goggles,
  powderBag,
  tubeRack,
} from "../drawings/bubbling-laboratory.ts";
import { dottedMelody } from "../drawings/cat-melody.ts";
import { line, tones, type Tone } from "../drawings/clay.ts";
import { drawing, onFloor } from "../drawings/drawing.ts";
import { stickerSheet } from "../drawings/globe-extras.ts";
import { globeOnStand } from "../drawings/globe-on-stand.ts";
import {
  clip,
  cork,
  filings,
  horseshoeMagnet,
  magnetOnly,
  nutOnly,
  screwOnly,
  smallMagnets,
} from "../drawings/horseshoe-magnet.ts";
import {
  emptyClock,
  hourDisc,
  learningClock,
  unfinishedClock,
} from "../drawings/learning-clock.ts";
import { fortyBlocks, letterBlock, letterBlocks } from "../drawings/letter-blocks.ts";
import {
  bricks,
  buildingPlans,
  finishedHouse,
  littleMason,
  mixingBowl,
  mortarBag,
  spiritLevel,
  trowel,
} from "../drawings/little-mason.ts";
import {
  handLens,
  microscope,
  phoneHolder,
  preparedSlide,
  slide,
  tweezers,
} from "../drawings/microscope.ts";
import { moved } from "../drawings/shapes.ts";
import { eyepiece, starMap, telescope } from "../drawings/telescope.ts";
import {
  cheeseOnly,
  mouseOnString,
  threadingCheese,
  threadPattern,
} from "../drawings/threading-cheese.ts";
import { toyPiano } from "../drawings/toy-piano.ts";
import {
  paintBrush,
  paintPot,
  plasterVolcano,
  volcano,
  volcanoMould,
} from "../drawings/volcano.ts";
import {
  cleanMap,
  crayon,
  drawnMap,
  wipeCleanMap,
  wipingCloth,
} from "../drawings/wipe-clean-map.ts";
import { cheeringChild, lyingChild, sittingChild, standingChild } from "../figures/child.ts";
import { leo, nela, ola, tymek } from "../figures/children.ts";
import { pinchingHand } from "../figures/hand.ts";
import { place } from "../placement.ts";
import { column, copies, grid, piece, row } from "../layout.ts";
import { rug, table } from "../settings/indoors.ts";
import { nightMeadow } from "../settings/outdoors.ts";
import { put, type Toy } from "../toy.ts";

const small = (body: string) => place(body, 256, { x: -45, y: -48, size: 90 });
const card = (tone: Tone, picture: string) => drawing(moved(cardFace(tone, picture), 128, 128));
const clipColours = ["#3fa4ee", "#41b86c", "#e8408a", "#ffc02e", "#7a4fd6"];
const days = [
  card(
    tones.sun,
    line("M-30 10h60M0-34v12M-32-20l9 9M32-20l-9 9M-24 10a24 24 0 0 1 48 0", "#e8851c", 7),
  ),
  card(tones.leaf, line("M-28 30V-10L0-32 28-10V30zM-8 30V8H8V30", "#1b7d62", 7)),
  card(
    tones.rose,
    line("M-34-26Q-14-34 0-22 14-34 34-26V26Q14 18 0 30-14 18-34 26zM0-22V30", "#a81f73", 6),
  ),
  card(tones.lilac, line("M18 26A32 32 0 1 1 8-34 26 26 0 0 0 18 26z", "#6f55c8", 7)),
];

export const educational: Record<string, Toy> = {
  "1301": {
    alone: microscope,
    box: row(
      column(piece(microscope, 26), row(piece(handLens, 11), piece(tweezers, 10))),
      column(
        row(piece(phoneHolder, 11), piece(booklet(tones.leaf, small(microscope.body)), 15)),
        grid(3, [...copies(5, preparedSlide, 7.5), ...copies(10, slide, 7.5)], 10),
      ),
    ),
    scale: { height: 26, unlabelled: true },
    use: {
      setting: table(),
      things: [
        put(standingChild(nela), 330, 860, 760, { far: true }),
        put(microscope, 640, 830, 520),
        put(preparedSlide, 240, 850, 160, { shadow: "lying" }),
        put(handLens, 400, 900, 180, { shadow: "lying" }),
      ],
    },
  },
  "1302": {
    alone: telescope,
    box: row(
      piece(telescope, 42),
      column(
        piece(starMap, 22),
        piece(eyepiece, 7),
        piece(booklet(tones.lilac, small(telescope.body)), 20),
      ),
    ),
    scale: { height: 38, unlabelled: true },
    use: {
      setting: nightMeadow,
      things: [put(standingChild(tymek), 290, 890, 520), put(telescope, 600, 890, 460)],
    },
  },
  "1303": {
    alone: abacus,
    box: row(piece(abacus, 27), piece(openCarton, 26)),
    scale: { width: 27 },
    use: {
      setting: rug(tones.sky),
      things: [put(sittingChild(ola), 330, 830, 600), put(abacus, 650, 890, 340)],
    },
  },
  "1304": {
    alone: horseshoeMagnet,
    box: row(
      column(
        piece(magnetOnly, 12),
        row(piece(smallMagnets, 8), piece(filings, 11)),
        row(...copies(3, screwOnly, 3), ...copies(3, nutOnly, 2.4), piece(cork, 3)),
      ),
      column(
        grid(
          10,
          Array.from({ length: 30 }, (_, at) => piece(clip(clipColours[at % 5]!), 2.8)),
          8,
        ),
        grid(
          5,
          Array.from({ length: 20 }, (_, at) =>
            piece(
              card(
                [tones.coral, tones.sky, tones.leaf, tones.sun][at % 4]!,
                small(magnetOnly.body),
              ),
              6,
            ),
          ),
          8,
        ),
      ),
    ),
    scale: { of: magnetOnly, height: 12 },
    use: {
      setting: table(tones.mint),
      things: [
        put(horseshoeMagnet, 470, 780, 480, { shadow: "wall" }),
        put(pinchingHand(tones.sun), 716, 420, 526, { shadow: "none" }),
        ...[
          [170, 840, 0],
          [260, 890, 1],
          [640, 860, 2],
          [740, 820, 3],
          [820, 890, 4],
        ].map(([x, floor, at]) =>
          put(clip(clipColours[at!]!), x!, floor!, 90, { rotate: at! * 70, shadow: "lying" }),
        ),
      ],
    },
  },
  "1305": {
    alone: globeOnStand,
    box: row(
      piece(globeOnStand, 36),
      column(
        grid(
          6,
          Array.from({ length: 30 }, (_, at) =>
            piece(
              card(
                [tones.sky, tones.leaf, tones.sun][at % 3]!,
                line("M-16-22c0-32 40-28 34-2-4 14-18 14-16 32M2 38v1", "#2467c4", 11),
              ),
              8,
            ),
          ),
          8,
        ),
        piece(stickerSheet, 18),
      ),
    ),
    scale: { height: 36 },
    use: {
      setting: table(tones.wood),
      things: [
        put(standingChild(leo), 300, 880, 780, { far: true }),
        put(globeOnStand, 620, 860, 560),
        put(pinchingHand(tones.coral), 827, 470, 394, { shadow: "none" }),
      ],
    },
  },
  "1306": {
    alone: bubblingLaboratory,
    box: column(
      row(
        piece(flaskOnTripod, 19),
        piece(tubeRack, 16),
        column(piece(goggles, 16), piece(gloves, 15)),
      ),
      row(
        piece(powderBag(tones.white), 10),
        piece(powderBag(tones.sun), 10),
        piece(powderBag(tones.berry), 10),
        piece(booklet(tones.rose, small(flaskOnTripod.body)), 18),
      ),
    ),
    scale: { height: 20, unlabelled: true },
    use: {
      setting: table(tones.sky),
      things: [
        put(
          standingChild(nela, place(goggles.body, 256, { x: 80, y: 28, size: 96 })),
          300,
          880,
          780,
          { far: true },
        ),
        put(flaskOnTripod, 600, 850, 440),
        put(tubeRack, 840, 860, 210),
      ],
    },
  },
  "1307": {
    alone: volcano,
    box: row(
      column(piece(volcanoMould, 20), piece(paintBrush, 15)),
      column(
        row(
          piece(powderBag(tones.cream), 18),
          piece(booklet(tones.coral, small(volcano.body)), 18),
        ),
        row(
          ...[tones.coral, tones.sun, tones.leaf, tones.walnut].map((tone) =>
            piece(paintPot(tone), 4.5),
          ),
        ),
        row(piece(powderBag(tones.white), 9), piece(powderBag(tones.coral), 7)),
      ),
    ),
    scale: { of: plasterVolcano, height: 16 },
    use: {
      setting: table(),
      things: [
        put(cheeringChild(ola), 250, 800, 600, { far: true }),
        put(cheeringChild(tymek), 780, 800, 540, { far: true }),
        put(volcano, 520, 880, 460),
      ],
    },
  },
  "1308": {
    alone: letterBlocks,
    box: column(
      grid(
        8,
        fortyBlocks.map((block) => piece(block, 4)),
        8,
      ),
      piece(clothBag(tones.coral), 12),
    ),
    scale: { of: letterBlock("Ż", 4), height: 4 },
    use: {
      setting: rug(tones.sun),
      things: [
        put(lyingChild(nela), 560, 680, 580),
        ...Array.from("MAMA", (letter, at) =>
          put(letterBlock(letter, at), 240 + at * 132, 890, 128),
        ),
        put(letterBlock("Ż", 3), 860, 870, 116, { rotate: 14 }),
      ],
    },
  },
  "1309": {
    alone: littleMason,
    box: row(
      grid(
        10,
        Array.from({ length: 180 }, (_, at) => {
          const length = Math.floor(at / 60);
          return piece(bricks[length]!, [4, 3.2, 2.4][length]!);
        }),
        4,
      ),
      column(
        row(piece(mortarBag, 20), piece(mortarBag, 20)),
        row(piece(trowel, 16), piece(spiritLevel, 18)),
        row(
          piece(mixingBowl, 18),
          grid(
            2,
            buildingPlans.map((plan) => piece(plan, 13)),
            8,
          ),
        ),
      ),
    ),
    scale: { of: finishedHouse, height: 14 },
    use: {
      setting: table(tones.birch),
      things: [
        put(standingChild(leo), 270, 860, 740, { far: true }),
        put(littleMason, 560, 870, 500),
        put(mixingBowl, 850, 880, 170),
        put(bricks[0]!, 150, 900, 90),
        put(bricks[1]!, 260, 910, 80),
      ],
    },
  },
  "1310": {
    alone: toyPiano,
    box: row(piece(toyPiano, 34), piece(booklet(tones.sun, dottedMelody), 22)),
    scale: { width: 34 },
    use: {
      setting: rug(tones.lilac),
      things: [put(sittingChild(tymek), 480, 760, 560), put(toyPiano, 480, 900, 420)],
    },
  },
  "1311": {
    alone: threadingCheese,
    box: column(
      row(piece(cheeseOnly, 13), piece(mouseOnString, 13)),
      grid(
        6,
        [0, 1, 2, 3, 4, 5].map((way) => piece(sheet(tones.rose, threadPattern(way)), 9)),
        16,
      ),
    ),
    scale: { of: cheeseOnly, width: 12 },
    use: {
      setting: table(tones.rose),
      things: [
        put(threadingCheese, 430, 860, 560),
        put(pinchingHand(tones.leaf), 766, 740, 526, { shadow: "none" }),
      ],
    },
  },
  "1312": {
    alone: learningClock,
    box: row(
      piece(emptyClock, 24),
      column(
        grid(
          6,
          Array.from({ length: 12 }, (_, at) => piece(hourDisc(at + 1), 3)),
          12,
        ),
        grid(
          6,
          Array.from({ length: 24 }, (_, at) => piece(days[at % 4]!, 6.5)),
          8,
        ),
        piece(clothBag(tones.birch), 9),
      ),
    ),
    scale: { height: 24 },
    use: {
      setting: table(),
      things: [
        put(unfinishedClock, 400, 850, 560),
        put(hourDisc(8), 176, 890, 92, { shadow: "lying" }),
        put(hourDisc(10), 650, 880, 92, { shadow: "lying" }),
        put(hourDisc(9), 650, 640, 80, { shadow: "wall" }),
        put(pinchingHand(tones.sky), 832, 640, 460, { shadow: "none" }),
        put(days[0]!, 810, 880, 190, { rotate: 10, shadow: "lying" }),
      ],
    },
  },
  "1313": {
    alone: wipeCleanMap,
    flat: true,
    box: column(
      piece(cleanMap, 98),
      row(...crayon.map((one) => piece(one, 12)), piece(wipingCloth, 26)),
    ),
    scale: { of: cleanMap, width: 98, child: 104 },
    use: {
      setting: rug(tones.sky),
      things: [
        put(lyingChild(leo), 620, 690, 560),
        put(onFloor(drawnMap), 450, 900, 760, { shadow: "lying" }),
        put(crayon[1]!, 780, 800, 130, { shadow: "lying" }),
      ],
    },
  },
};
