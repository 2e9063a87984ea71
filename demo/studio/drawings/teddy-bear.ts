import { line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, limb, oval, patch, solid } from "./shapes.ts";

const caramel: Tone = { light: "#e8b27a", base: "#c4803f", dark: "#824a1e" };
const cream: Tone = { light: "#fdeccb", base: "#efd2a0", dark: "#bd925a" };

/** A sitting bear with embroidered eyes and nose: nothing on it can come off. */
export const teddyBear = drawing(ears(), body(), arms(), legs(), head());

function ears(): string {
  return both(
    (way) =>
      `${oval(128 + way * 48, 34, 25, 25, caramel, 7)}${oval(128 + way * 48, 37, 14, 14, cream, 4)}`,
  );
}

function body(): string {
  return `${solid("M128 112c44 0 64 40 62 78-2 36-28 54-62 54s-60-18-62-54c-2-38 18-78 62-78z", caramel, 14)}${oval(128, 184, 40, 46, cream, 9)}${line("M128 138v92", "#bd925a", 2, 0.5)}`;
}

function arms(): string {
  return both(
    (way) =>
      `${limb([128 + way * 52, 138], [128 + way * 82, 182], 42, caramel)}${oval(128 + way * 88, 192, 15, 14, cream, 4)}`,
  );
}

function legs(): string {
  return both(
    (way) =>
      `${oval(128 + way * 62, 216, 40, 34, caramel, 9)}${oval(128 + way * 72, 218, 24, 26, cream, 6)}${[-10, 0, 10].map((dx) => dot(128 + way * 72 + dx, 204 + Math.abs(dx) * 0.3, 3.6, "#b97a44")).join("")}${oval(128 + way * 72, 224, 10, 8, caramel, 2)}`,
  );
}

function head(): string {
  return `${nook(128, 124, 60, 16, 0, 0.3)}${solid("M128 16c52 0 78 30 78 64 0 36-36 58-78 58S50 116 50 80c0-34 26-64 78-64z", caramel, 15)}${oval(128, 98, 38, 28, cream, 8)}${both((way) => `<ellipse cx="${128 + way * 32}" cy="72" rx="7" ry="8.5" fill="#2f1c14"/>${dot(126 + way * 32, 69, 2.6, "#fff")}${dot(128 + way * 56, 98, 12, "#e8836a", 0.4)}`)}
${solid("M112 84q16-8 32 0 2 10-16 20-18-10-16-20z", { light: "#6b4634", base: "#3b2218", dark: "#1d0e0a" }, 4)}${line("M128 103v8M128 111q-10 10-20 2M128 111q10 10 20 2", "#3b2218", 3.6)}${line("M128 18v34", "#824a1e", 2, 0.45)}${patch("M120 87q6-3 12-1-6 1-12 1z", "#fff", 0.7)}${shine(88, 42, 26, 12, -32, 0.35)}`;
}
