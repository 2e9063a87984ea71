/** How each soft toy is drawn, what it comes with and where it is hugged. 1513 has no picture on purpose. */
import type { Drawing } from "../drawings/drawing.ts";
import { openCarton } from "../drawings/accessories/carton.ts";
import { cherryStoneBag, cherryStoneSheep, openSheep } from "../drawings/cherry-stone-sheep.ts";
import { tones } from "../drawings/clay.ts";
import { openBook } from "../drawings/cloth-books.ts";
import { moosePuppet } from "../drawings/moose-puppet.ts";
import { plushDog } from "../drawings/plush-dog.ts";
import { plushDragon } from "../drawings/plush-dragon.ts";
import { plushFoal } from "../drawings/plush-foal.ts";
import {
  blueHare,
  caramelHare,
  creamHare,
  mintHare,
  pinkHare,
  plushHare,
} from "../drawings/plush-hare.ts";
import { largeHedgehog, nameCard, plushHedgehog } from "../drawings/plush-hedgehog.ts";
import { plushPig } from "../drawings/plush-pig.ts";
import { plushTurtle } from "../drawings/plush-turtle.ts";
import { plushBranch, slothAlone, slothOnBranch } from "../drawings/sloth-on-branch.ts";
import { sofaBack } from "../drawings/sofa-back.ts";
import { teddyBear } from "../drawings/teddy-bear.ts";
import {
  leaningUnicorn,
  rosette,
  stickWithWheels,
  unicornHead,
  unicornOnStick,
} from "../drawings/unicorn-on-stick.ts";
import { sittingChild, sleepingHead, standingChild } from "../figures/child.ts";
import { leo, nela, ola, tymek } from "../figures/children.ts";
import { openPalm } from "../figures/hand.ts";
import { place } from "../placement.ts";
import { column, piece, row } from "../layout.ts";
import { bed, rug } from "../settings/indoors.ts";
import { lawn, parkPath } from "../settings/outdoors.ts";
import { put, type Toy } from "../toy.ts";

const soft = { plush: true };
const held = (body: string, x: number, y: number, size: number) => place(body, 256, { x, y, size });

const hedgehog = (drawing: Drawing, cm: number, size: number): Toy => ({
  alone: drawing,
  ...soft,
  box: row(piece(drawing, cm, soft), piece(nameCard, 9)),
  scale: { width: cm },
  use: {
    setting: lawn,
    things: [put(sittingChild(nela), 320, 820, 560), put(drawing, 650, 890, size, soft)],
  },
});

const hare = (drawing: Drawing): Toy => ({
  alone: drawing,
  ...soft,
  box: row(piece(drawing, 32, soft), piece(openCarton, 28)),
  scale: { height: 32 },
  use: {
    setting: bed(tones.lilac),
    things: [
      put(drawing, 250, 800, 430, soft),
      put(openBook, 700, 780, 330, { rotate: -6, shadow: "lying" }),
    ],
  },
});

export const plush: Record<string, Toy> = {
  "1501": {
    alone: teddyBear,
    ...soft,
    box: row(piece(teddyBear, 30, soft), piece(openCarton, 28)),
    scale: { height: 30 },
    use: {
      setting: rug(tones.sun),
      things: [put(sittingChild(ola, held(teddyBear.body, 74, 114, 108)), 480, 860, 700)],
    },
  },
  "1502": {
    alone: plushTurtle,
    ...soft,
    box: row(piece(plushTurtle, 35, soft), piece(openCarton, 32)),
    scale: { width: 35 },
    use: {
      setting: bed(tones.leaf),
      things: [
        put(sleepingHead(tymek), 240, 730, 300, { shadow: "none" }),
        put(plushTurtle, 640, 820, 460, soft),
      ],
    },
  },
  "1503": {
    alone: moosePuppet,
    ...soft,
    box: row(piece(moosePuppet, 32, soft), piece(openCarton, 28)),
    scale: { height: 32 },
    use: {
      setting: rug(tones.lilac),
      things: [
        put(moosePuppet, 600, 560, 400, { plush: true, shadow: "none" }),
        put(standingChild(tymek), 310, 860, 600, { shadow: "none" }),
        put(sofaBack, 480, 950, 800),
      ],
    },
  },
  "1504": hedgehog(plushHedgehog, 26, 320),
  "150402": hedgehog(largeHedgehog, 40, 440),
  "1505": {
    alone: plushFoal,
    ...soft,
    box: row(piece(plushFoal, 38, soft), piece(openCarton, 34)),
    scale: { height: 38 },
    use: {
      setting: lawn,
      things: [put(standingChild(leo), 300, 820, 600), put(plushFoal, 620, 890, 330, soft)],
    },
  },
  "1506": {
    alone: plushPig,
    ...soft,
    box: row(piece(plushPig, 18, soft), piece(openCarton, 18)),
    scale: { width: 18 },
    use: {
      setting: rug(tones.rose),
      things: [
        put(openPalm(tones.sky), 574, 830, 907),
        put(plushPig, 400, 660, 380, { plush: true, shadow: "none" }),
      ],
    },
  },
  "1507": hare(plushHare),
  "150702": hare(creamHare),
  "150703": hare(pinkHare),
  "150704": hare(blueHare),
  "150705": hare(mintHare),
  "150706": hare(caramelHare),
  "1508": {
    alone: plushDragon,
    ...soft,
    box: row(piece(plushDragon, 60, soft), piece(openCarton, 50)),
    scale: { height: 62, child: 98, unlabelled: true },
    use: {
      setting: rug(tones.leaf),
      things: [
        put(plushDragon, 590, 830, 640, soft),
        put(sittingChild(tymek, held(openBook.body, 76, 146, 104)), 300, 880, 520),
      ],
    },
  },
  "1509": {
    alone: leaningUnicorn,
    box: row(piece(unicornHead, 30), piece(stickWithWheels, 66), piece(rosette, 10)),
    scale: { of: unicornOnStick, height: 92, child: 98 },
    use: {
      setting: parkPath,
      things: [
        put(standingChild(ola), 500, 870, 640),
        put(unicornOnStick, 380, 890, 560, { rotate: -14 }),
      ],
    },
  },
  "1510": {
    alone: plushDog,
    ...soft,
    box: row(piece(plushDog, 28, soft), piece(openCarton, 26)),
    scale: { height: 26 },
    use: {
      setting: parkPath,
      things: [put(standingChild(nela, held(plushDog.body, 84, 104, 92), 172), 480, 890, 700)],
    },
  },
  "1511": {
    alone: cherryStoneSheep,
    ...soft,
    box: row(piece(openSheep, 27, soft), piece(cherryStoneBag, 15)),
    scale: { width: 27 },
    use: {
      setting: bed(tones.rose),
      things: [
        put(sleepingHead(ola), 240, 730, 320, { shadow: "none" }),
        put(cherryStoneSheep, 640, 830, 420, soft),
      ],
    },
  },
  "1512": {
    alone: slothOnBranch,
    ...soft,
    box: column(piece(slothAlone, 60, soft), piece(plushBranch, 36, soft)),
    scale: { of: slothAlone, height: 42 },
    use: {
      setting: rug(tones.mint),
      things: [put(standingChild(tymek, held(slothAlone.body, 62, 104, 132), 178), 480, 890, 700)],
    },
  },
};
