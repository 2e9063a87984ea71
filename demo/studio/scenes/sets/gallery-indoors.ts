/** The six gallery pictures taken in rooms. */
import { flyingKite } from "../kite.ts";
import { countryView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { basket } from "../room/boxes.ts";
import { frame, shelf, tableTop } from "../room/furniture.ts";
import { bunting, room, rug } from "../room/room.ts";
import { windowWith } from "../room/window.ts";
import { cubePile } from "../toys/blocks.ts";
import { doll, dollHouse, pram } from "../toys/dolls.ts";
import { cardStack, chequers, gameBox } from "../toys/games.ts";
import { cardboardShip, crayon } from "../toys/home-made.ts";
import { patchedHare, plush } from "../toys/plush.ts";
import { track, woodenCar, woodenTrain } from "../toys/wooden.ts";

const [width, height] = [600, 600];

export function galleryIndoors(): string[] {
  return [trainSet(), dollsRoom(), gamesTable(), toyShelves(), pirates(), plushBasket()];
}

function trainSet(): string {
  const pane = { x: 330, y: 70, width: 190, height: 180 };
  return picture(width, height, [
    room({ width, height, floorAt: 360, wall: "#dff5e6" }),
    windowWith(countryView(pane.width, pane.height), pane),
    frame(90, 100, 120),
    track(130, 420, 90),
    woodenTrain({ x: 282, y: 520, size: 98 }),
    cubePile({ x: 486, y: 420, size: 40 }, [toy.coral, toy.sun, toy.blue], "kite"),
  ]);
}

function dollsRoom(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 420, wall: "#ffe3df" }),
    bunting(-10, 40, 620, 40, 8),
    rug(300, 510, 280, ["#ece5ff", "#fff8f0", "#ffd9d3"]),
    dollHouse({ x: 360, y: 480, size: 112 }),
    pram({ x: 130, y: 480, size: 92 }, toy.lilac),
    doll({ x: 236, y: 552, size: 98 }),
    frame(60, 140, 90),
  ]);
}

function gamesTable(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 700, wall: "#ece5ff" }),
    flyingKite({ x: 440, y: 100, size: 110, turn: 34, to: { x: 200, y: 250 }, bows: [0.2, 0.4] }),
    tableTop(width, height, 330),
    gameBox({ x: 180, y: 390, size: 110 }, toy.coral),
    stand("hourglass-done", { x: 440, y: 396, size: 150 }),
    chequers({ x: 290, y: 510, size: 100 }),
    cardStack({ x: 500, y: 512, size: 76 }),
    stand("game-die", { x: 92, y: 494, size: 72 }),
  ]);
}

function toyShelves(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 700, wall: "#fff0c9" }),
    shelf(50, 230, 500),
    stand("robot", { x: 120, y: 222, size: 110 }),
    cubePile({ x: 270, y: 222, size: 58 }, [toy.blue, toy.sun, toy.coral], "heart"),
    stand("t-rex", { x: 450, y: 222, size: 140 }),
    shelf(50, 470, 500),
    woodenCar({ x: 150, y: 462, size: 84 }),
    plush("panda", { x: 310, y: 462, size: 84 }, toy.coral),
    stand("drum", { x: 450, y: 462, size: 110 }),
    flyingKite({ x: 522, y: 330, size: 70, turn: 24, to: { x: 380, y: 420 }, bows: [0.3] }),
  ]);
}

function pirates(): string {
  const pane = { x: 60, y: 60, width: 200, height: 170 };
  return picture(width, height, [
    room({ width, height, floorAt: 350, wall: "#dff1ff" }),
    windowWith(countryView(pane.width, pane.height), pane),
    rug(310, 490, 300, ["#8fcbe8", "#b9e0f4", "#8fcbe8", "#d6eefb"]),
    cardboardShip({ x: 340, y: 500, size: 150 }),
    stand("parrot", { x: 520, y: 450, size: 110, flip: true }),
    plush("cat-face", { x: 130, y: 510, size: 92 }, toy.coral),
    crayon(300, 560, 80, -14, toy.green),
    crayon(400, 556, 80, 12, toy.coral),
  ]);
}

function plushBasket(): string {
  const inside = [
    plush("koala", { x: -44, y: -58, size: 60, shadow: false }),
    plush("cat-face", { x: 44, y: -58, size: 60, shadow: false }, toy.blue),
  ].join("");
  return picture(width, height, [
    room({ width, height, floorAt: 390, wall: "#f7ecda" }),
    frame(380, 80, 130),
    bunting(20, 70, 320, 40, 5),
    rug(300, 510, 290, ["#ffd9d3", "#fff8f0", "#cfe8fb"]),
    basket({ x: 400, y: 480, size: 170 }, inside),
    patchedHare({ x: 170, y: 500, size: 132 }),
    plush("fox", { x: 286, y: 556, size: 92 }, toy.deep),
  ]);
}
