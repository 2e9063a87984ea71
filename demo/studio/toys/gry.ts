/** How each game is drawn, what lies in its box and how it is played. */
import { clothBag } from "../drawings/accessories/hardware.ts";
import { booklet, envelope, notepad, pencil, sheet } from "../drawings/accessories/paper.ts";
import {
  journeyBoard,
  journeyMap,
  souvenir,
  suitcases,
  ticketDecks,
} from "../drawings/big-journey.ts";
import { blockTower, markedBlocks, plainBlock, towerGuide } from "../drawings/block-tower.ts";
import { boardGameBox } from "../drawings/board-game-box.ts";
import { bowling, bowlingBall, pin, pinMat, shoulderBag } from "../drawings/bowling.ts";
import { chessboard, chessBook, chessGame, chessScene } from "../drawings/chess.ts";
import {
  chessPiece,
  pieceHeights,
  type ChessColour,
  type ChessPiece,
} from "../drawings/chess-pieces.ts";
import {
  artistCards,
  cardBox,
  circusCards,
  jokerCard,
  taskCard,
} from "../drawings/circus-cards.ts";
import { line, tones } from "../drawings/clay.ts";
import {
  blueDart,
  dartBoard,
  dartBoardInPlay,
  orangeDart,
  scoreSlate,
  stickyBall,
} from "../drawings/dart-board.ts";
import { onFloor } from "../drawings/drawing.ts";
import { diceCup, diceGame, die } from "../drawings/dice-game.ts";
import {
  allPieces,
  floorPuzzle,
  floorPuzzleUnfinished,
  meadowPoster,
  puzzlePiece,
} from "../drawings/floor-puzzle.ts";
import {
  blueDeck,
  hourglass,
  hourglassCharades,
  yellowDeck,
} from "../drawings/hourglass-charades.ts";
import {
  sandwich,
  sunTrack,
  trailTile as pathTile,
  wanderer,
  weatherDie,
  woodenKite,
} from "../drawings/lost-kite-game.ts";
import {
  animalTile,
  memoryTiles,
  plainTile,
  trailTile,
  type ForestAnimal,
} from "../drawings/memory-tiles.ts";
import {
  padlockKey,
  padlockOnly,
  padlockOpen,
  stubbornPadlock,
} from "../drawings/stubborn-padlock.ts";
import { spareString, yoYo, yoYoOnString } from "../drawings/yo-yo.ts";
import { cheeringChild, lyingChild, sittingChild, standingChild } from "../figures/child.ts";
import { leo, nela, ola, tymek } from "../figures/children.ts";
import { grip, openPalm, pinchingHand } from "../figures/hand.ts";
import { place } from "../placement.ts";
import { column, copies, grid, piece, row, type Layout } from "../layout.ts";
import { door, rug, table } from "../settings/indoors.ts";
import { lawn } from "../settings/outdoors.ts";
import { put, type Toy } from "../toy.ts";

const backRow: readonly ChessPiece[] = [
  "rook",
  "knight",
  "bishop",
  "queen",
  "king",
  "bishop",
  "knight",
  "rook",
];
const army = (colour: ChessColour) =>
  grid(8, [
    ...backRow.map((kind) => piece(chessPiece(kind, colour), pieceHeights[kind])),
    ...copies(8, chessPiece("pawn", colour), pieceHeights.pawn),
  ]);

const bricksInLayers: Layout[] = [
  ...copies(46, plainBlock, 7.5),
  ...markedBlocks.map((block) => piece(block, 7.5)),
];

const forest: readonly ForestAnimal[] = ["fox", "owl", "toadstool", "hare", "cone"];
const memoryPieces = [
  ...Array.from({ length: 24 }, (_, at) => piece(animalTile(forest[Math.floor(at / 2) % 5]!), 5)),
  ...Array.from({ length: 16 }, (_, at) => piece(trailTile(at % 4 < 2), 5)),
];

export const games: Record<string, Toy> = {
  "1101": {
    alone: chessScene,
    box: row(
      piece(chessboard, 36),
      column(
        army("white"),
        army("black"),
        row(piece(chessBook, 16), piece(notepad(tones.walnut), 15)),
      ),
    ),
    scale: { of: chessPiece("king", "white"), height: 7 },
    use: {
      setting: table(),
      things: [
        put(chessGame, 430, 880, 760),
        put(chessPiece("knight", "white"), 560, 560, 190, { shadow: "wall" }),
        put(pinchingHand(tones.sky), 734, 540, 504, { shadow: "none" }),
      ],
    },
  },
  "1102": {
    alone: diceGame,
    box: column(
      row(
        piece(diceCup, 9),
        piece(notepad(tones.coral), 12),
        piece(sheet(tones.sun, place(die(6, 5, 3).body, 256, { x: -45, y: -45, size: 90 })), 12),
      ),
      row(
        ...[1, 2, 3, 4, 5].map((top) => piece(die(top, (top % 3) + 2, top === 1 ? 4 : 1), 2.4)),
        piece(pencil(tones.leaf), 7),
      ),
    ),
    scale: { of: diceCup, height: 9 },
    use: {
      setting: table(tones.leaf),
      things: [
        put(diceCup, 660, 640, 330, { rotate: -112, shadow: "wall" }),
        put(grip(tones.coral), 813, 660, 466, { shadow: "none" }),
        ...[
          [180, 760, 6],
          [330, 830, 5],
          [300, 700, 6],
          [460, 790, 6],
          [560, 880, 3],
        ].map(([x, floor, top]) =>
          put(die(top!, top === 6 ? 5 : 1, top === 6 ? 4 : 2), x!, floor!, 130),
        ),
      ],
    },
  },
  "1103": {
    alone: circusCards,
    box: column(
      row(
        grid(
          9,
          artistCards.flatMap((card) => [piece(card, 8.8), piece(card, 8.8)]),
          6,
        ),
      ),
      row(piece(cardBox, 10), piece(jokerCard, 8.8), grid(6, copies(12, taskCard, 8.8), 6)),
    ),
    scale: { of: cardBox, height: 10, unlabelled: true },
    use: {
      setting: table(tones.sky),
      things: [
        put(sittingChild(ola), 250, 760, 520, { far: true }),
        put(sittingChild(leo), 710, 760, 520, { far: true }),
        put(circusCards, 250, 740, 210, { shadow: "none" }),
        put(artistCards[0]!, 400, 880, 130, { rotate: -8, shadow: "lying" }),
        put(artistCards[0]!, 500, 890, 130, { rotate: 7, shadow: "lying" }),
        put(taskCard, 620, 880, 130, { rotate: 14, shadow: "lying" }),
        put(circusCards, 710, 740, 210, { shadow: "none" }),
      ],
    },
  },
  "1104": {
    alone: floorPuzzle,
    flat: true,
    box: column(
      row(piece(meadowPoster, 50), piece(clothBag(tones.leaf), 38)),
      grid(
        8,
        allPieces.map((part) => piece(part, 14)),
        22,
      ),
    ),
    scale: { width: 90, child: 98 },
    use: {
      setting: rug(tones.leaf),
      things: [
        put(lyingChild(ola), 560, 700, 520),
        put(onFloor(floorPuzzleUnfinished), 440, 900, 700, { shadow: "lying" }),
        put(onFloor(puzzlePiece(6, 5)), 850, 860, 92, { shadow: "lying" }),
        put(onFloor(puzzlePiece(7, 4)), 880, 790, 92, { shadow: "lying" }),
      ],
    },
  },
  "1105": {
    alone: dartBoardInPlay,
    box: row(
      piece(dartBoard, 42),
      column(
        row(...copies(3, orangeDart, 9)),
        row(...copies(3, blueDart, 9)),
        row(...copies(3, stickyBall, 5)),
        piece(scoreSlate, 22),
      ),
    ),
    scale: { of: dartBoard, width: 40, hung: true },
    use: {
      setting: door,
      things: [
        put(dartBoardInPlay, 480, 640, 480, { shadow: "wall" }),
        put(cheeringChild(leo), 190, 910, 380),
        put(standingChild(nela), 800, 920, 440),
      ],
    },
  },
  "1106": {
    alone: yoYo,
    box: row(
      piece(yoYo, 7),
      column(piece(spareString, 4), piece(spareString, 4)),
      piece(sheet(tones.lilac, line("M-30-30q60 30 0 60M0-30v60", "#6f55c8", 7)), 10),
    ),
    scale: { of: yoYo, width: 5.5 },
    use: {
      setting: lawn,
      things: [
        put(standingChild(tymek), 400, 850, 640),
        put(yoYoOnString, 452, 740, 190, { shadow: "none" }),
      ],
    },
  },
  "1107": {
    alone: bowling,
    box: column(
      row(...copies(6, pin, 24)),
      row(piece(pinMat, 60), column(row(...copies(2, bowlingBall, 12)), piece(shoulderBag, 40))),
    ),
    scale: { of: pin, height: 24 },
    use: {
      setting: rug(tones.lilac),
      things: [
        put(pin, 540, 640, 210),
        put(pin, 630, 640, 210),
        put(pin, 720, 640, 210),
        put(pin, 590, 690, 220),
        put(pin, 690, 700, 220, { rotate: 24 }),
        put(pin, 800, 780, 220, { rotate: 78 }),
        put(bowlingBall, 560, 820, 130),
        put(cheeringChild(ola), 220, 890, 460),
      ],
    },
  },
  "1108": {
    alone: stubbornPadlock,
    box: column(
      row(piece(padlockOnly, 8), piece(padlockKey, 5)),
      grid(
        2,
        [
          piece(envelope(tones.sky), 8),
          piece(envelope(tones.leaf), 8),
          piece(envelope(tones.sun), 8),
          piece(envelope(tones.rose, true), 8),
        ],
        24,
      ),
    ),
    scale: { of: padlockOnly, height: 7 },
    use: {
      setting: table(tones.wood),
      things: [
        put(envelope(tones.sky), 210, 800, 220, { rotate: -10, shadow: "lying" }),
        put(envelope(tones.rose, true), 300, 900, 220, { rotate: 6, shadow: "lying" }),
        put(openPalm(tones.leaf), 593, 830, 886),
        put(padlockOpen, 430, 640, 420, { shadow: "none" }),
      ],
    },
  },
  "1109": {
    alone: journeyBoard,
    box: column(
      piece(journeyMap, 62),
      row(
        ...ticketDecks.map((tickets) => piece(tickets, 10)),
        ...suitcases.map((suitcase) => piece(suitcase, 5)),
        piece(
          booklet(tones.coral, place(suitcases[1]!.body, 256, { x: -45, y: -48, size: 90 })),
          15,
        ),
      ),
      grid(
        16,
        Array.from({ length: 32 }, (_, at) => piece(souvenir(at), 3.4)),
        4,
      ),
    ),
    scale: { of: journeyMap, width: 84, child: 122 },
    use: {
      setting: table(),
      things: [
        put(sittingChild(tymek), 240, 760, 520, { far: true }),
        put(sittingChild(nela), 720, 760, 520, { far: true }),
        put(onFloor(journeyMap), 480, 890, 760, { shadow: "lying" }),
        ...suitcases.map((suitcase, at) =>
          put(suitcase, [330, 490, 640, 720][at]!, [720, 790, 730, 850][at]!, 84),
        ),
        put(ticketDecks[0]!, 100, 860, 130, { shadow: "lying" }),
        put(souvenir(3), 860, 820, 60, { shadow: "lying" }),
        put(souvenir(6), 880, 890, 60, { shadow: "lying" }),
      ],
    },
  },
  "1110": {
    alone: hourglassCharades,
    box: row(
      piece(hourglass, 12),
      column(
        row(piece(yellowDeck, 9), piece(blueDeck, 9)),
        row(
          piece(die(2, 3, 1), 2.6),
          piece(notepad(tones.sun), 10),
          column(piece(pencil(tones.coral), 8), piece(pencil(tones.sky), 8)),
        ),
      ),
    ),
    scale: { of: hourglass, height: 11, unlabelled: true },
    use: {
      setting: rug(tones.sun),
      things: [
        put(cheeringChild(leo), 190, 800, 440),
        put(sittingChild(ola), 780, 810, 420),
        put(hourglass, 480, 860, 200),
        put(yellowDeck, 350, 900, 150, { shadow: "lying" }),
        put(blueDeck, 610, 905, 150, { shadow: "lying" }),
      ],
    },
  },
  "1111": {
    alone: boardGameBox,
    box: column(
      row(
        piece(boardGameBox, 30),
        column(
          grid(
            9,
            Array.from({ length: 54 }, (_, at) => piece(pathTile(at * 5 + Math.floor(at / 9)), 5)),
            3,
          ),
        ),
      ),
      row(
        ...[tones.coral, tones.sky, tones.sun, tones.leaf, tones.lilac].map((tone) =>
          piece(wanderer(tone), 4),
        ),
        piece(woodenKite, 5),
        piece(sunTrack, 22),
        piece(weatherDie, 3),
      ),
      grid(15, copies(30, sandwich, 3), 4),
    ),
    scale: { height: 29.5, unlabelled: true },
    use: {
      setting: table(tones.mint),
      things: [
        put(sittingChild(ola), 230, 760, 520, { far: true }),
        put(sittingChild(leo), 730, 760, 520, { far: true }),
        ...Array.from({ length: 9 }, (_, at) =>
          put(
            pathTile(at),
            200 + (at % 5) * 128 + (at > 4 ? 64 : 0),
            800 + Math.floor(at / 5) * 108,
            140,
            { shadow: "lying" },
          ),
        ),
        put(wanderer(tones.coral), 330, 770, 96),
        put(wanderer(tones.sky), 580, 770, 96),
        put(wanderer(tones.sun), 400, 880, 96),
        put(woodenKite, 720, 760, 84),
        put(sandwich, 100, 900, 90, { shadow: "lying" }),
      ],
    },
  },
  "1112": {
    alone: blockTower,
    box: column(
      grid(6, bricksInLayers, 5),
      row(piece(towerGuide, 14), piece(clothBag(tones.birch), 14)),
    ),
    scale: { height: 27 },
    use: {
      setting: table(tones.sky),
      things: [
        put(sittingChild(tymek), 230, 760, 540, { far: true }),
        put(cheeringChild(nela), 780, 760, 540, { far: true }),
        put(blockTower, 500, 880, 500),
        put(plainBlock, 250, 880, 130),
      ],
    },
  },
  "1113": {
    alone: memoryTiles,
    box: column(grid(8, memoryPieces, 6), piece(clothBag(tones.leaf), 12)),
    scale: { of: animalTile("fox"), width: 5 },
    use: {
      setting: table(tones.birch),
      things: [
        ...Array.from({ length: 8 }, (_, at) =>
          put(
            at === 1 || at === 6 ? animalTile("fox") : plainTile,
            150 + (at % 4) * 180,
            770 + Math.floor(at / 4) * 165,
            150,
            { shadow: "lying" },
          ),
        ),
        put(pinchingHand(tones.coral), 756, 800, 526, { shadow: "none" }),
      ],
    },
  },
};
