import { chessPiece, pieceHeights } from "./chess-pieces.ts";
import { line, nook, tones } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { cuboid } from "./iso.ts";
import { bar, both, moved } from "./shapes.ts";

/** The unfolded board, seen from above. */
export const chessboard = drawing(board());

/** A slim book with a black pawn on it. */
export const chessBook = drawing(
  bar(48, 32, 160, 200, 10, tones.lilac, 8),
  bar(60, 46, 136, 172, 6, tones.cream, 4),
  moved(chessPiece("pawn", "black").body, 82, 72, 0, 0.36),
  bar(76, 186, 104, 10, 5, tones.lilac, 2),
  bar(92, 202, 72, 7, 3, tones.sun, 1),
);

/** The board set up for a lesson: a white knight before a black king. */
export const chessScene = drawing(
  slantedBoard(),
  moved(chessPiece("king", "black").body, 58, -8, 0, 0.66),
  nook(84, 204, 40, 9, 0, 0.35),
  moved(chessPiece("knight", "white").body, 14, 66, 0, 0.55),
  nook(178, 206, 36, 8, 0, 0.35),
  moved(chessPiece("pawn", "white").body, 116, 86, 0, 0.48),
);

/** In the middle of a game, seen from the same corner. */
export const chessGame = drawing(
  slantedBoard(),
  ...(
    [
      ["rook", "black", 0, 0],
      ["king", "black", 4, 0],
      ["bishop", "black", 2, 1],
      ["pawn", "black", 5, 1],
      ["pawn", "black", 6, 2],
      ["knight", "black", 3, 2],
      ["pawn", "white", 4, 4],
      ["pawn", "white", 2, 4],
      ["queen", "white", 5, 5],
      ["pawn", "white", 6, 6],
      ["king", "white", 6, 7],
      ["rook", "white", 2, 7],
    ] as const
  ).map(([kind, colour, x, y]) =>
    onSquare(chessPiece(kind, colour), x, y, pieceHeights[kind] * 0.052),
  ),
);

/** Squares are counted from the far corner. */
function onSquare({ body }: Drawing, x: number, y: number, scale: number): string {
  const side = 26 * 0.5156;
  const [u, v] = [12.4 + (y + 0.5) * side, 119.6 - (x + 0.5) * side];
  const [px, py] = [13.2 + 0.87 * (u + v), 173.8 + 0.32 * (u - v)];
  return moved(body, px - 128 * scale * 0.62, py - 240 * scale * 0.62, 0, scale * 0.62);
}

function squares(size: number): string {
  return Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const)
    .filter(([x, y]) => (x + y) % 2)
    .map(
      ([x, y]) =>
        `<rect x="${x * size}" y="${y * size}" width="${size}" height="${size}" fill="#5a4057"/>`,
    )
    .join("");
}

function board(): string {
  return `${bar(8, 8, 240, 240, 10, tones.wood, 8)}${bar(24, 24, 208, 208, 3, tones.birch, 3)}<g transform="translate(24 24)">${squares(26)}</g>${line("M8 128h240", "#7d4d26", 2)}${both((way) => bar(128 + way * 60 - 12, 124, 24, 8, 3, tones.sun, 2))}`;
}

/** The same board on the table, its corner towards the eye. */
function slantedBoard(): string {
  const place = { x: 128, y: 232, left: 132, right: 132, height: 16 };
  return `${nook(140, 204, 130, 46, 0, 0.45)}${cuboid(place, tones.wood)}<g transform="matrix(0.87 0.32 0.87 -0.32 13.2 173.8)"><g transform="scale(0.5156)">${flatBoard()}</g></g>`;
}

function flatBoard(): string {
  return `<rect x="14" y="14" width="228" height="228" fill="#f3d9aa"/><g transform="translate(24 24)">${squares(26)}</g>`;
}
