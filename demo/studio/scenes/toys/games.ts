import { type Colour, fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box, sphere } from "../solid.ts";

export function pawn(spot: Spot, colour: Colour): string {
  return thing(pawnShape(0, 0, colour), spot, 50);
}

function pawnShape(x: number, y: number, colour: Colour): string {
  return `<g transform="translate(${x} ${y})"><path d="M-25-6C-25-14-14-20-10-54H10C14-20 25-14 25-6Q25 2 0 2T-25-6Z" fill="${lit(colour, "across")}"/><ellipse cy="-6" rx="25" ry="6" fill="#fff" opacity="0.14"/>${sphere(0, -66, 19, colour)}</g>`;
}

/** A board lying flat, seen at a slant: a winding path of coloured fields. 600 wide, 190 deep. */
export function gameBoard(spot: Spot): string {
  const fields = boardFields().map(({ x, y, scale }, at) => {
    const colour =
      [toy.coral, toy.sun, toy.green, toy.blue, toy.lilac, toy.rose][at % 6] ?? toy.sun;
    return `<ellipse cx="${x}" cy="${y + 3}" rx="${30 * scale}" ry="${13 * scale}" fill="#7a4a26" opacity="0.16"/><ellipse cx="${x}" cy="${y}" rx="${30 * scale}" ry="${13 * scale}" fill="${lit(colour)}"/>`;
  });
  return thing(
    `<path d="M-300 0L-236-190H236L300 0V14H-300Z" fill="${lit(toy.oak)}" stroke="${toy.oak}" stroke-width="6" stroke-linejoin="round"/>
<path d="M-300 0L-236-190H236L300 0Z" fill="${fade("#f8fdf3", "#d8efd2")}" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>
<path d="M-270-10L-214-178H214L270-10Z" fill="none" stroke="${toy.green}" stroke-opacity="0.4" stroke-width="3"/>
${fields.join("")}`,
    spot,
    610,
  );
}

/** The middles of the fields of the board, from the start to the finish. */
function boardFields(): { x: number; y: number; scale: number }[] {
  const rows = [
    { y: -32, xs: [-226, -156, -86, -16, 54, 124, 194] },
    { y: -66, xs: [222] },
    { y: -96, xs: [186, 122, 58, -6, -70, -134, -196] },
    { y: -126, xs: [-206] },
    { y: -154, xs: [-172, -116, -58, 0, 58, 116, 172] },
  ];
  return rows.flatMap(({ y, xs }) => xs.map((x) => ({ x, y, scale: 1 + (y + 90) / 420 })));
}

/** A stack of cards, the upper one with a kite. */
export function cardStack(spot: Spot): string {
  const card = (dy: number, turn: number) =>
    `<g transform="translate(0 ${dy}) rotate(${turn})"><path d="M-62 2L-46-58H52L66 2Z" fill="#fff" stroke="#dcd2e6" stroke-width="2" stroke-linejoin="round"/></g>`;
  return thing(
    `${[0, -4, -8, -12, -16].map((dy, at) => card(dy, at % 2 ? 1.2 : -1)).join("")}
<g transform="translate(0 -20)"><path d="M-62 2L-46-58H52L66 2Z" fill="${lit(toy.lilac)}" stroke="#fff" stroke-width="7" stroke-linejoin="round"/>
<path d="M2-52L26-32 4-6-16-30Z" fill="${toy.sun}"/><path d="M2-52L26-32-16-30Z" fill="${toy.coral}"/></g>`,
    spot,
    130,
  );
}

/** A chequered board with a few men on it. */
export function chequers(spot: Spot): string {
  const cell = (row: number, column: number) => {
    const [near, far] = [66 - row * 6, 60 - row * 6];
    const [y, up] = [-row * 22, -(row + 1) * 22];
    const left = column - 3;
    const d = `M${left * near} ${y}H${(left + 1) * near}L${(left + 1) * far} ${up}H${left * far}Z`;
    return `<path d="${d}" fill="${(row + column) % 2 ? "#fff3df" : "#c99257"}"/>`;
  };
  const cells = Array.from({ length: 30 }, (_, at) => cell(Math.floor(at / 6), at % 6)).join("");
  const man = (x: number, y: number, colour: Colour) =>
    `<path d="M${x - 22} ${y}v-10h44v10a22 9 0 0 1-44 0Z" fill="${lit(colour)}"/><ellipse cx="${x}" cy="${y - 10}" rx="22" ry="9" fill="${lit(colour)}"/><ellipse cx="${x}" cy="${y - 10}" rx="13" ry="5" fill="#fff" opacity="0.25"/>`;
  return thing(
    `<path d="M-214 8L-128-118H128L214 8V18H-214Z" fill="${lit(toy.oak)}" stroke="${toy.oak}" stroke-width="6" stroke-linejoin="round"/>${cells}${man(-72, -76, toy.ink)}${man(60, -58, toy.ink)}${man(-110, -28, toy.coral)}${man(-14, -36, toy.coral)}${man(100, -12, toy.coral)}`,
    spot,
    420,
  );
}

/** A lidded game box with a kite in the sky on it. */
export function gameBox(spot: Spot, colour: Colour): string {
  return thing(
    `${box({ width: 200, height: 132, depth: 56, colour })}<rect x="-84" y="-118" width="168" height="104" rx="10" fill="${fade("#eaf7ff", "#bfe3fb")}"/>
<path d="M-84-40Q-30-70 10-44T84-52V-24Q84-14 74-14H-74Q-84-14-84-24Z" fill="${lit(toy.green)}"/>
<path d="M18-104L52-84 26-46 4-76Z" fill="${toy.sun}"/><path d="M18-104L52-84 4-76Z" fill="${toy.coral}"/><path d="M26-46Q10-30-30-34" fill="none" stroke="${toy.ink}" stroke-width="2.5"/>`,
    spot,
    216,
  );
}
