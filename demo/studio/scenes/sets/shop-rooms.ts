/** The shop itself: its warehouse, its pickup office and the educational table. 3:2. */
import { countryView, harbourView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { labelledBox, rolledKite } from "../room/boxes.ts";
import { lamp, rack, shelf, tableTop } from "../room/furniture.ts";
import { floorLight, room } from "../room/room.ts";
import { windowWith } from "../room/window.ts";
import { ringTower } from "../toys/baby.ts";
import { blockBridge, cubePile } from "../toys/blocks.ts";
import { doll } from "../toys/dolls.ts";
import { gameBox } from "../toys/games.ts";
import { plush } from "../toys/plush.ts";
import { gift, parcel } from "../toys/presents.ts";
import { globe, tubeRack } from "../toys/science.ts";
import { woodenCar } from "../toys/wooden.ts";

const [width, height] = [1200, 800];

export function story(): string {
  const pane = { x: 496, y: 110, width: 260, height: 270 };
  return picture(width, height, [
    room({ width, height, floorAt: 560, wall: "#f7ecda" }),
    windowWith(countryView(pane.width, pane.height), pane),
    floorLight(520, 575, 240, 90, 0.5),
    leftRack(),
    rightRack(),
    parcel({ x: 520, y: 600, size: 80 }, 150, 100),
    parcel({ x: 526, y: 518, size: 70 }, 120, 84),
    parcel({ x: 690, y: 604, size: 78 }, 130, 130),
    tableTop(width, height, 640, "#e9c48e"),
    stand("clipboard", { x: 150, y: 712, size: 124, turn: 5 }),
    parcel({ x: 340, y: 722, size: 112 }, 170, 110),
    stand("teddy-bear", { x: 585, y: 712, size: 150 }),
    labelledBox(
      { x: 790, y: 726, size: 124 },
      "#d9a873",
      "kite",
      plush("rabbit-face", { x: 0, y: -50, size: 62, shadow: false }),
    ),
    gift(
      { x: 1040, y: 716, size: 86 },
      { width: 130, height: 110, paper: toy.sky, ribbon: toy.coral, dots: true },
    ),
  ]);
}

function leftRack(): string {
  return [
    rack(46, 600, 390, [200, 352, 506]),
    plush("fox", { x: 110, y: 196, size: 56 }),
    gameBox({ x: 236, y: 196, size: 56 }, toy.lilac),
    ringTower({ x: 372, y: 196, size: 58 }),
    woodenCar({ x: 124, y: 348, size: 62 }, toy.blue),
    doll({ x: 240, y: 348, size: 54 }),
    globe({ x: 360, y: 348, size: 54 }),
    labelledBox({ x: 126, y: 502, size: 74 }, toy.sky, "blocks"),
    labelledBox({ x: 244, y: 502, size: 74 }, "#ffc9c0", "teddy-bear"),
    labelledBox({ x: 362, y: 502, size: 74 }, toy.mint, "automobile"),
  ].join("");
}

function rightRack(): string {
  return [
    rack(812, 600, 340, [200, 352, 506]),
    stand("drum", { x: 880, y: 196, size: 84 }),
    stand("sauropod", { x: 984, y: 196, size: 92 }),
    plush("koala", { x: 1086, y: 196, size: 54 }, toy.sun),
    cubePile({ x: 884, y: 348, size: 48 }, [toy.blue, toy.sun, toy.coral], "heart"),
    stand("robot", { x: 984, y: 348, size: 78 }),
    gameBox({ x: 1084, y: 348, size: 50 }, toy.green),
    parcel({ x: 894, y: 502, size: 70 }, 140, 100),
    parcel({ x: 1058, y: 502, size: 70 }, 170, 80),
    rolledKite({ x: 1056, y: 448, size: 56, shadow: false }),
  ].join("");
}

export function office(): string {
  const pane = { x: 110, y: 92, width: 520, height: 330 };
  return picture(width, height, [
    room({ width, height, floorAt: 590, wall: "#dff1ff", floor: "#ecd3ab" }),
    windowWith(harbourView(pane.width, pane.height), pane),
    floorLight(210, 600, 420, 60, 0.4),
    lamp(905, 40, toy.sun),
    shelf(740, 250, 380),
    plush("panda", { x: 800, y: 242, size: 60 }, toy.coral),
    stand("books", { x: 912, y: 242, size: 78 }),
    cubePile({ x: 1036, y: 242, size: 46 }, [toy.green, toy.sun, toy.blue], "kite"),
    shelf(740, 440, 380),
    parcel({ x: 800, y: 432, size: 64 }, 130, 96),
    woodenCar({ x: 930, y: 432, size: 56 }),
    stand("mantelpiece-clock", { x: 1052, y: 432, size: 92 }),
    tableTop(width, height, 600, "#e6bf88"),
    stand("potted-plant", { x: 112, y: 690, size: 210 }),
    stand("telephone", { x: 300, y: 706, size: 110 }),
    stand("laptop", { x: 520, y: 700, size: 190 }),
    stand("teacup-without-handle", { x: 690, y: 706, size: 66 }),
    parcel({ x: 850, y: 704, size: 104 }, 160, 104),
    plush("rabbit-face", { x: 1058, y: 704, size: 88 }, toy.deep),
  ]);
}

export function educationalPromo(): string {
  const pane = { x: 690, y: 80, width: 380, height: 310 };
  return picture(width, height, [
    room({ width, height, floorAt: 900, wall: "#dff1ff" }),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#ffd98a" }),
    shelf(120, 250, 400),
    stand("sauropod", { x: 210, y: 242, size: 120 }),
    stand("books", { x: 330, y: 242, size: 92 }),
    stand("ringed-planet", { x: 440, y: 240, size: 84 }),
    tableTop(width, height, 540),
    globe({ x: 330, y: 640, size: 140 }),
    blockBridge({ x: 800, y: 622, size: 90 }),
    stand("microscope", { x: 545, y: 690, size: 250 }),
    stand("abacus", { x: 150, y: 692, size: 190, turn: -3 }),
    tubeRack({ x: 1080, y: 690, size: 92 }),
    stand("magnifying-glass-tilted-left", { x: 790, y: 706, size: 104 }),
    cubePile({ x: 352, y: 712, size: 42 }, [toy.coral, toy.sun, toy.green], "kite"),
  ]);
}
