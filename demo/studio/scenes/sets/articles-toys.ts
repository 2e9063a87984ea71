/** Pictures of the articles about toys; each shows what its article's imageAlt says. 3:2. */
import { flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { cloud } from "../landscape/sky.ts";
import { country, countryView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { labelledBox } from "../room/boxes.ts";
import { frame, shelf, tableTop } from "../room/furniture.ts";
import { bunting, floorLight, room } from "../room/room.ts";
import { windowWith } from "../room/window.ts";
import { beachBall, clothBook, cupTower, rattle, sorter } from "../toys/baby.ts";
import { blockBridge, blockCastle, cubePile } from "../toys/blocks.ts";
import { crayon } from "../toys/home-made.ts";
import { doll } from "../toys/dolls.ts";
import { blocksInBox, playMat, podium } from "../toys/oddments.ts";
import { patchedHare } from "../toys/plush.ts";
import { arrowMat, globe } from "../toys/science.ts";
import { robot } from "../toys/remote.ts";
import { spareWheel, track, woodenCar } from "../toys/wooden.ts";

const [width, height] = [1200, 800];

export function educationalToys(): string {
  const pane = { x: 130, y: 100, width: 400, height: 310 };
  return picture(width, height, [
    room({ width, height, floorAt: 900, wall: "#fff3dc" }),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#a9dfbb" }),
    shelf(720, 260, 360),
    stand("books", { x: 800, y: 252, size: 92 }),
    stand("potted-plant", { x: 990, y: 252, size: 130 }),
    tableTop(width, height, 540, "#f0d2a3"),
    blockCastle({ x: 320, y: 640, size: 128 }),
    globe({ x: 640, y: 632, size: 146 }),
    stand("microscope", { x: 900, y: 664, size: 260 }),
    sorter({ x: 560, y: 714, size: 96 }),
    cubePile({ x: 1080, y: 712, size: 56 }, [toy.coral, toy.sun, toy.blue], "heart"),
  ]);
}

export function toyRanking(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 560, wall: "#ece5ff" }),
    bunting(-20, 50, 1240, 70, 14),
    frame(116, 190, 150),
    frame(960, 200, 130, "#fff0c9"),
    podium({ x: 590, y: 640, size: 120 }),
    stand("teddy-bear", { x: 604, y: 416, size: 240 }),
    doll({ x: 410, y: 502, size: 116 }),
    cubePile({ x: 796, y: 550, size: 76 }, [toy.blue, toy.sun, toy.coral], "kite"),
    track(900, 716, 130),
    beachBall({ x: 236, y: 700, size: 128 }, [toy.coral, toy.sun, toy.deep]),
    crayon(440, 716, 110, -12, toy.green),
    crayon(545, 742, 110, 14, toy.coral),
    crayon(610, 706, 110, -30, toy.blue),
  ]);
}

export function babyToys(): string {
  const pane = { x: 780, y: 80, width: 300, height: 270 };
  return picture(width, height, [
    room({ width, height, floorAt: 490, wall: "#dff5e6", floor: "#f2dfc0" }),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#ffc9c0" }),
    bunting(40, 80, 620, 50, 8),
    shelf(150, 310, 380),
    stand("teddy-bear", { x: 230, y: 302, size: 96 }),
    stand("baby-bottle", { x: 340, y: 302, size: 76 }),
    stand("potted-plant", { x: 450, y: 302, size: 100 }),
    floorLight(690, 510, 320, 120, 0.45),
    playMat(600, 640, 540),
    beachBall({ x: 300, y: 640, size: 180 }, [toy.coral, toy.sun, toy.blue]),
    cupTower({ x: 862, y: 636, size: 140 }),
    clothBook({ x: 566, y: 650, size: 128 }),
    rattle({ x: 640, y: 746, size: 112 }),
  ]);
}

export function ecoToys(): string {
  return picture(width, height, [
    country(width, height, 570),
    cloud(250, 230, 230, 0.9),
    cloud(1050, 300, 220, 0.85),
    flyingKite({ x: 800, y: 150, size: 190, turn: 30, to: { x: 500, y: 500 } }),
    patchedHare({ x: 480, y: 690, size: 176 }),
    labelledBox({ x: 240, y: 700, size: 168 }, "#d9b98a", "blocks", blocksInBox()),
    woodenCar({ x: 800, y: 700, size: 170 }),
    spareWheel({ x: 1020, y: 726, size: 156 }),
    flowers([
      [80, 740, 40],
      [610, 750, 34],
      [1130, 690, 30],
      [360, 764, 30],
      [900, 764, 36],
    ]),
    tuft(680, 770, 40),
    tuft(130, 774, 36),
  ]);
}

export function stemToys(): string {
  return picture(width, height, [
    country(width, height, 520),
    cloud(230, 210, 220, 0.9),
    cloud(1080, 260, 190, 0.85),
    flyingKite({
      x: 770,
      y: 140,
      size: 190,
      turn: 32,
      to: { x: 250, y: 520 },
      bows: [0.09, 0.18, 0.27],
    }),
    tableTop(width, height, 560, "#ecc894"),
    blockBridge({ x: 350, y: 630, size: 122 }),
    stand("microscope", { x: 940, y: 650, size: 280 }),
    arrowMat({ x: 640, y: 720, size: 108 }),
    robot({ x: 640, y: 676, size: 86 }, toy.lilac),
    stand("magnifying-glass-tilted-left", { x: 1060, y: 722, size: 118 }),
    cubePile({ x: 170, y: 722, size: 44 }, [toy.green, toy.coral, toy.sun], "star"),
  ]);
}
