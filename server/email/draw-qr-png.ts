import sharp from "sharp";
import { drawQr } from "../../shop/payment/transfer/draw-qr.ts";
import { quietZone } from "../../shop/payment/transfer/quiet-zone.ts";

const pixelsPerModule = 8;

/** Draws a QR code for mail programs, which show no SVG. */
export function drawQrPng(text: string): Promise<Buffer> {
  const { size, path } = drawQr(text);
  const side = size + 2 * quietZone;
  const pixels = side * pixelsPerModule;
  const viewBox = `${-quietZone} ${-quietZone} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" }).png({ palette: true }).toBuffer();
}
