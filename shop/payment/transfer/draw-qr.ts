import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export type QrCode = { size: number; path: string };

/** Correction level M survives a reflection on the screen. */
export function drawQr(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
