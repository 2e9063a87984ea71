/** The toys of each category as one group: about 880 wide, standing on a floor at 0,0. */
import { toy } from "../paint.ts";
import { stand } from "../place.ts";
import { beachBall, clothBook, cupTower, rattle, ringTower } from "../toys/baby.ts";
import { blockCastle, cube } from "../toys/blocks.ts";
import { doll, dollHouse, pram } from "../toys/dolls.ts";
import { cardStack, gameBoard, gameBox, pawn } from "../toys/games.ts";
import { patchedHare, plush } from "../toys/plush.ts";
import { drone, ramp, remoteControl, robot } from "../toys/remote.ts";
import { globe, tubeRack } from "../toys/science.ts";
import { woodenCar } from "../toys/wooden.ts";

function dolls(): string {
  return [
    dollHouse({ x: 150, y: -20, size: 138 }),
    pram({ x: -262, y: 8, size: 148 }, toy.lilac),
    doll({ x: -92, y: 92, size: 142 }),
    doll({ x: 338, y: 88, size: 98 }, toy.blue, "#e0b15a"),
    plush("cat-face", { x: -372, y: 96, size: 84 }, toy.coral),
    stand("teddy-bear", { x: 120, y: 110, size: 92 }),
  ].join("");
}

function games(): string {
  return [
    gameBox({ x: -232, y: -40, size: 150 }, toy.coral),
    gameBox({ x: -226, y: -238, size: 118 }, toy.blue),
    stand("bullseye", { x: 52, y: -60, size: 240 }),
    stand("hourglass-done", { x: 318, y: -46, size: 200 }),
    gameBoard({ x: 40, y: 132, size: 108 }),
    pawn({ x: -130, y: 76, size: 96 }, toy.coral),
    pawn({ x: 20, y: 38, size: 86 }, toy.deep),
    pawn({ x: 176, y: 96, size: 100 }, toy.green),
    stand("game-die", { x: 362, y: 128, size: 122 }),
    cardStack({ x: -332, y: 142, size: 118 }),
  ].join("");
}

function babies(): string {
  return [
    cupTower({ x: 296, y: -34, size: 140 }),
    patchedHare({ x: -112, y: 0, size: 182 }),
    ringTower({ x: 108, y: 36, size: 150 }),
    beachBall({ x: -318, y: 24, size: 152 }, [toy.coral, toy.sun, toy.blue]),
    stand("front-facing-baby-chick", { x: 262, y: 92, size: 140 }),
    clothBook({ x: -230, y: 128, size: 92 }),
    rattle({ x: 40, y: 142, size: 94 }),
    cube({ x: 392, y: 104, size: 78 }, toy.lilac, "star"),
  ].join("");
}

function educational(): string {
  return [
    stand("telescope", { x: 282, y: -40, size: 300, flip: true }),
    blockCastle({ x: -232, y: -30, size: 132 }),
    globe({ x: 60, y: 40, size: 166 }),
    stand("microscope", { x: -92, y: 94, size: 226 }),
    stand("abacus", { x: 294, y: 106, size: 190, turn: 2 }),
    tubeRack({ x: -312, y: 124, size: 96 }),
    stand("magnet", { x: 130, y: 136, size: 96, turn: -10 }),
  ].join("");
}

function remoteControlled(): string {
  return [
    drone({ x: 210, y: -298, size: 124 }, toy.coral),
    robot({ x: -282, y: 0, size: 178 }, toy.blue),
    stand("sport-utility-vehicle", { x: 288, y: -20, size: 232 }),
    ramp({ x: 20, y: 30, size: 118 }),
    stand("racing-car", { x: -96, y: 116, size: 110 }),
    remoteControl({ x: 222, y: 138, size: 118 }),
    stand("battery", { x: 404, y: 120, size: 96 }),
  ].join("");
}

function plushies(): string {
  return [
    plush("tiger-face", { x: -250, y: -30, size: 178 }),
    plush("panda", { x: 268, y: -26, size: 178 }, toy.coral),
    stand("teddy-bear", { x: 6, y: 14, size: 372 }),
    patchedHare({ x: -330, y: 104, size: 122 }),
    plush("fox", { x: -142, y: 124, size: 132 }, toy.deep),
    plush("koala", { x: 172, y: 122, size: 128 }, toy.sun),
    stand("whale", { x: 344, y: 118, size: 128 }),
  ].join("");
}

/** By category key: the backdrop it owns, and the point behind its toys where the kite is tied. */
export const categoryGroups = {
  "lalki-domki-wozki": { paper: "rose", group: dolls, knot: { x: 14, y: -320 } },
  gry: { paper: "lilac", group: games, knot: { x: -200, y: -300 } },
  "dla-niemowlat": { paper: "mint", group: babies, knot: { x: -150, y: -190 } },
  edukacyjne: { paper: "sky", group: educational, knot: { x: -20, y: -190 } },
  "zabawki-rc": { paper: "sun", group: remoteControlled, knot: { x: -270, y: -120 } },
  pluszaki: { paper: "paper-deep", group: plushies, knot: { x: -30, y: -200 } },
} as const;

export type CategoryKey = keyof typeof categoryGroups;

/** Something small for a wide picture's empty sides. */
export function wideExtras(): string {
  return (
    woodenCar({ x: -560, y: 96, size: 92 }, toy.blue) +
    cube({ x: 548, y: 92, size: 96 }, toy.coral, "kite")
  );
}
