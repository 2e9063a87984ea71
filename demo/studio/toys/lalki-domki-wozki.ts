/** How each toy is drawn, what lies in its box and who plays with it. */
import { openCarton, windowBox } from "../drawings/accessories/carton.ts";
import { hexKey, screws } from "../drawings/accessories/hardware.ts";
import { booklet } from "../drawings/accessories/paper.ts";
import { bathFront, bathWithShower, emptyBath, foam } from "../drawings/bath-with-shower.ts";
import {
  castle,
  castleFlags,
  castleGate,
  castleTower,
  castleWall,
  treasureChest,
} from "../drawings/castle.ts";
import { tones } from "../drawings/clay.ts";
import {
  bagOf,
  blueCloth,
  cloths,
  dressOnly,
  hungDress,
  ribbonOf,
  type Cloth,
} from "../drawings/cornflower-dress.ts";
import {
  bedBeforeDoll,
  bedBehindDoll,
  bedFrame,
  bedMattress,
  bedPillow,
  bedQuilt,
  dollBed,
} from "../drawings/doll-bed.ts";
import { drawing, type Drawing } from "../drawings/drawing.ts";
import { feltRugs, furniture } from "../drawings/doll-house-pieces.ts";
import { dollHouse, emptyDollHouse } from "../drawings/doll-house.ts";
import { dollStroller } from "../drawings/doll-stroller.ts";
import { bathingCap, mermaid, shellComb } from "../drawings/mermaid.ts";
import { fiveSisters, liftedHalf, openHalf, sisters } from "../drawings/nesting-dolls.ts";
import { pramPillow, pramQuilt } from "../drawings/pram-bedding.ts";
import { ragDoll, ragDollIn } from "../drawings/rag-doll.ts";
import { carrot, cartBasket, milk, shoppingCart } from "../drawings/shopping-cart.ts";
import {
  coupleOnSofa,
  cupOnly,
  lampOnly,
  newspaperOnly,
  sofaAndLamp,
  sofaOnly,
  tableOnly,
} from "../drawings/sofa-and-lamp.ts";
import { cupOnSaucer, teaCase, teapotOnly, teaSet, trayOnly } from "../drawings/tea-set.ts";
import { teddyBear } from "../drawings/teddy-bear.ts";
import { emptyPram, woodenPram } from "../drawings/wooden-pram.ts";
import { pushingChild, sittingChild, standingChild } from "../figures/child.ts";
import { leo, nela, ola, tymek } from "../figures/children.ts";
import { pinchingHand } from "../figures/hand.ts";
import { place } from "../placement.ts";
import { column, copies, grid, piece, row } from "../layout.ts";
import { bathWater, nightRoom, rug, table, windowSill } from "../settings/indoors.ts";
import { parkPath } from "../settings/outdoors.ts";
import { put, type Toy } from "../toy.ts";

const manual = (toy: Drawing) =>
  booklet(tones.sky, place(toy.body, toy.side, { x: -46, y: -48, size: 92 }));

const dress = (cloth: Cloth): Toy => ({
  alone: hungDress(cloth),
  box: row(piece(hungDress(cloth), 21), column(piece(bagOf(cloth), 5), piece(ribbonOf(cloth), 6))),
  scale: { of: drawing(dressOnly(cloth)), height: 17, hung: true },
  use: {
    setting: rug(tones.sky),
    things: [put(ragDollIn(dressOnly(cloth)), 460, 860, 680), put(bagOf(cloth), 700, 880, 130)],
  },
});

/** The rag doll in front of her pushchair, both at one scale. */
const dollAndStroller = drawing(
  place(dollStroller.body, 256, { x: 35, y: 18, size: 231 }),
  place(ragDoll.body, 256, { x: -12, y: 124, size: 124 }),
);

export const dolls: Record<string, Toy> = {
  "1001": {
    alone: fiveSisters,
    box: column(
      row(...sisters.map((sister, at) => piece(sister, 15 - at * 3))),
      row(
        piece(
          windowBox(tones.coral, place(sisters[0]!.body, 256, { x: 56, y: 40, size: 148 })),
          17,
        ),
      ),
    ),
    scale: { of: sisters[0]!, height: 15 },
    use: {
      setting: windowSill,
      things: [
        put(openHalf, 330, 812, 260),
        put(sisters[1]!, 560, 800, 330),
        put(sisters[2]!, 150, 820, 240),
        put(sisters[3]!, 740, 820, 190),
        put(sisters[4]!, 850, 826, 130),
        put(liftedHalf, 352, 480, 240, { shadow: "wall" }),
        put(pinchingHand(tones.coral), 530, 370, 438, { shadow: "none" }),
      ],
    },
  },
  "1002": {
    alone: ragDoll,
    box: row(piece(ragDoll, 30), piece(openCarton, 26)),
    scale: { height: 30 },
    use: {
      setting: rug(tones.rose),
      things: [
        put(
          standingChild(nela, place(ragDoll.body, 256, { x: 86, y: 112, size: 86 })),
          480,
          850,
          720,
        ),
      ],
    },
  },
  "1003": {
    alone: dollHouse,
    box: row(
      piece(emptyDollHouse, 74),
      column(
        grid(
          4,
          furniture.map(([thing, cm]) => piece(thing, cm * 1.5)),
          18,
        ),
        row(...feltRugs.map((felt) => piece(felt, 18))),
        row(piece(manual(dollHouse), 21), piece(hexKey, 10), piece(screws, 12)),
      ),
    ),
    scale: { height: 74, child: 98 },
    use: {
      setting: rug(tones.rose),
      things: [
        put(dollHouse, 370, 800, 640),
        put(sittingChild(ola), 730, 890, 460, { flip: true }),
        put(furniture[12]![0], 430, 890, 80),
      ],
    },
  },
  "1004": {
    alone: dollStroller,
    box: row(piece(dollStroller, 55), piece(openCarton, 42)),
    scale: { height: 55, child: 90 },
    use: {
      setting: parkPath,
      things: [
        put(teddyBear, 680, 715, 125, { plush: true, shadow: "none" }),
        put(dollStroller, 680, 868, 400, { flip: true }),
        put(pushingChild(nela, 104), 330, 870, 640),
      ],
    },
  },
  "1005": {
    alone: woodenPram,
    box: column(
      row(piece(emptyPram, 50), column(piece(manual(woodenPram), 21), row(piece(hexKey, 9)))),
      row(piece(pramQuilt, 34), piece(pramPillow, 22)),
    ),
    scale: { height: 50, child: 84 },
    use: {
      setting: rug(tones.sun),
      things: [
        put(ragDoll, 690, 712, 215, { shadow: "none" }),
        put(woodenPram, 685, 870, 418, { flip: true }),
        put(pushingChild({ ...tymek, cut: "baby" }), 330, 872, 600),
      ],
    },
  },
  "1006": {
    alone: mermaid,
    box: row(piece(mermaid, 18), column(piece(bathingCap, 8), piece(shellComb, 5))),
    scale: { height: 18 },
    use: {
      setting: bathWater,
      things: [
        put(mermaid, 470, 800, 560, { shadow: "none" }),
        put(shellComb, 770, 640, 130, { rotate: 16, shadow: "wall" }),
      ],
    },
  },
  "1007": dress(blueCloth),
  "100702": dress(cloths.red),
  "100703": dress(cloths.yellow),
  "100704": dress(cloths.green),
  "1008": {
    alone: sofaAndLamp,
    box: column(
      row(piece(lampOnly, 13), piece(sofaOnly, 12)),
      row(piece(tableOnly, 7), piece(newspaperOnly, 3), piece(cupOnly, 1.8)),
    ),
    scale: { of: sofaOnly, width: 12 },
    use: {
      setting: rug(tones.rose),
      things: [
        put(lampOnly, 190, 800, 560),
        put(coupleOnSofa, 520, 820, 600),
        put(tableOnly, 470, 900, 300),
        put(cupOnly, 540, 826, 56, { shadow: "none" }),
        put(newspaperOnly, 430, 834, 90, { shadow: "none" }),
      ],
    },
  },
  "1009": {
    alone: bathWithShower,
    box: row(piece(emptyBath, 26), piece(foam, 20)),
    scale: { height: 26 },
    use: {
      setting: table(tones.mint),
      things: [
        put(emptyBath, 470, 850, 680),
        put(mermaid, 470, 655, 340, { shadow: "none" }),
        put(bathFront, 457, 850, 584, { shadow: "none" }),
        put(pinchingHand(tones.sun), 832, 420, 460, { shadow: "none" }),
      ],
    },
  },
  "1010": {
    alone: teaSet,
    box: column(
      row(piece(teaCase, 24), piece(teapotOnly, 13)),
      row(...copies(4, cupOnSaucer, 8)),
      piece(trayOnly, 22),
    ),
    scale: { of: teapotOnly, height: 10 },
    use: {
      setting: table(),
      things: [
        put(teddyBear, 220, 680, 430, { plush: true, far: true }),
        put(ragDoll, 740, 700, 450, { far: true }),
        put(trayOnly, 480, 800, 460),
        put(teapotOnly, 480, 740, 270),
        put(cupOnSaucer, 210, 760, 180),
        put(cupOnSaucer, 750, 760, 180),
        put(cupOnSaucer, 330, 880, 180),
        put(cupOnSaucer, 640, 890, 180),
      ],
    },
  },
  "1011": {
    alone: castle,
    box: column(
      row(...copies(3, castleTower, 40), piece(castleGate, 24)),
      grid(4, copies(8, castleWall, 20), 14),
      row(...castleFlags.map((flag) => piece(flag, 8)), piece(treasureChest, 8)),
    ),
    scale: { height: 40, child: 104 },
    use: {
      setting: rug(tones.leaf),
      things: [
        put(castle, 620, 820, 450),
        put(treasureChest, 660, 905, 90),
        put(sittingChild(leo), 230, 880, 500),
      ],
    },
  },
  "1012": {
    alone: shoppingCart,
    box: row(piece(shoppingCart, 52), column(piece(hexKey, 9), piece(screws, 12))),
    scale: { height: 52, child: 90 },
    use: {
      setting: rug(tones.coral),
      things: [
        put(carrot, 595, 712, 110, { shadow: "none", rotate: 20 }),
        put(milk, 660, 716, 104, { shadow: "none" }),
        put(teddyBear, 712, 712, 104, { plush: true, shadow: "none" }),
        put(shoppingCart, 640, 868, 347),
        put(cartBasket, 658, 781, 206, { shadow: "none" }),
        put(pushingChild(ola, 122), 310, 872, 600),
      ],
    },
  },
  "1013": {
    alone: dollBed,
    box: column(
      row(piece(bedFrame, 30), piece(bedMattress, 40)),
      row(piece(bedQuilt, 30), piece(bedPillow, 20)),
    ),
    scale: { height: 22 },
    use: {
      setting: nightRoom,
      things: [
        put(bedBehindDoll, 440, 880, 640),
        put(ragDoll, 440, 780, 480, { shadow: "none" }),
        put(bedBeforeDoll, 440, 880, 640, { shadow: "none" }),
      ],
    },
  },
  "1014": {
    alone: dollAndStroller,
    box: row(piece(dollStroller, 55), piece(ragDoll, 30), piece(openCarton, 42)),
    scale: { of: dollAndStroller, height: 55, child: 90 },
    use: {
      setting: parkPath,
      things: [
        put(ragDoll, 752, 776, 205, { shadow: "none" }),
        put(dollStroller, 680, 868, 400, { flip: true }),
        put(pushingChild(ola, 104), 330, 870, 640),
      ],
    },
  },
};
