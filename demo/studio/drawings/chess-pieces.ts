import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, bar, solid } from "./shapes.ts";

const black: Tone = { light: "#7d6f86", base: "#41364d", dark: "#1d1628" };
const white: Tone = { light: "#fff5de", base: "#f0d9ac", dark: "#c49a60" };
const felt: Tone = { light: "#5fbf84", base: "#2c8a58", dark: "#175a3c" };

export type ChessColour = "white" | "black";
export type ChessPiece = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";

/** Height of each piece in cm: the king and the pawn are given, the others stand between them. */
export const pieceHeights: Record<ChessPiece, number> = {
  king: 7,
  queen: 6.5,
  bishop: 5.9,
  knight: 5.6,
  rook: 5.1,
  pawn: 4.5,
};

/** A stout chess piece on a felt base. */
export function chessPiece(piece: ChessPiece, colour: ChessColour): Drawing {
  const tone = colour === "white" ? white : black;
  return drawing(
    piece === "knight"
      ? base(tone) + horse(tone)
      : base(tone) + stem(tone, tops[piece]) + heads[piece](tone),
  );
}

const tops = { king: 70, queen: 72, bishop: 88, rook: 104, pawn: 128 } as const;

const heads = {
  king: (tone: Tone) =>
    `${turned(
      128,
      "42,34 56,32 74,24",
      tone,
      6,
    )}${bar(121, 4, 14, 42, 6, tone, 4)}${bar(109, 14, 38, 13, 6, tone, 4)}${shine(114, 52, 6, 8, 10, 0.6)}`,
  queen: (tone: Tone) =>
    `${solid("M90 28 108 46 114 22 128 42 142 22 148 46 166 28 154 74h-52z", tone, 6)}${[90, 113, 143, 166].map((x, at) => ball(x, at % 3 ? 20 : 27, 6, tone)).join("")}${ball(128, 36, 8, tone)}`,
  bishop: (tone: Tone) =>
    `${turned(
      128,
      "36,8 52,26 72,30 92,20",
      tone,
      6,
    )}${ball(128, 30, 9, tone)}${line("M134 46 152 66", tone.dark, 5)}${shine(114, 58, 6, 12, 18, 0.6)}`,
  rook: (tone: Tone) =>
    `${turned(
      128,
      "72,42 98,40 108,32",
      tone,
      6,
    )}${[86, 115, 144].map((x) => bar(x, 54, 26, 28, 5, tone, 4)).join("")}${nook(128, 108, 30, 5, 0, 0.4)}`,
  pawn: (tone: Tone) =>
    `${turned(
      128,
      "122,18 128,36 134,36 140,24",
      tone,
      4,
    )}${ball(128, 96, 36, tone)}${shine(114, 82, 11, 9, -30, 0.7)}`,
};

function base(tone: Tone): string {
  return `${turned(128, "236,62 246,61", felt, 2)}${turned(
    128,
    "200,44 214,58 226,64 238,63",
    tone,
    8,
  )}${nook(128, 202, 40, 6, 0, 0.4)}`;
}

function stem(tone: Tone, top: number): string {
  return `${turned(128, `${top},22 ${top + (200 - top) * 0.4},23 176,32 204,46`, tone, 8)}${turned(
    128,
    `${top - 4},32 ${top + 4},36 ${top + 11},30`,
    tone,
    4,
  )}${shine(112, 170, 6, 20, 12, 0.4)}`;
}

function horse(tone: Tone): string {
  const head =
    "M90 204c-4-44 26-56 22-84-10 10-26 20-38 14-14-4-16-18-8-28 12-14 22-24 26-40 2-14 14-26 30-28l2-16 16 16c40 10 50 60 42 104-4 22-2 42 2 62z";
  return `${solid(head, tone, 10)}${line("M150 62c20 18 24 56 16 96", tone.dark, 5, 0.6)}${line("M134 52c24 18 28 56 22 92", tone.dark, 4, 0.4)}${ball(106, 84, 5, colourOfEye(tone))}${line("M70 122q6 4 12 0", tone.dark, 4, 0.7)}${shine(118, 70, 8, 16, 30, 0.5)}`;
}

function colourOfEye(tone: Tone): Tone {
  return tone === black ? white : tones.coal;
}
