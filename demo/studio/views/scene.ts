/** What every view is given, and the frame around it. */
import { backdrop, type Paper } from "../backdrop.ts";
import type { Toy } from "../toy.ts";

export const side = 960;

export type Scene = {
  toy: Toy;
  paper: Paper;
};

/** `floor` is where the foremost thing stands, in px from the top. */
export function frame({ paper }: Scene, floor: number, markup: string): string {
  const horizon = Math.min(0.8, Math.max(0.5, (floor - 110) / side));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">
${backdrop(paper, side, side, horizon)}${markup}</svg>`;
}
