import { type Colour, darker, fade, lighter, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { box, sphere } from "../solid.ts";

/** Wooden ring tower; five rings on a foot, a ball on top. */
export function ringTower(spot: Spot): string {
  const colours = [toy.blue, toy.green, toy.sun, toy.coral, toy.lilac];
  const rings = colours.map((colour, at) => ring(0, -22 - at * 26, 62 - at * 7.5, colour)).join("");
  return thing(
    `<path d="M-50-4A50 12 0 0 0 50-4V-10H-50Z" fill="${lit(toy.oak)}"/><ellipse cy="-10" rx="50" ry="12" fill="${lit(toy.wood)}"/>${rings}${sphere(0, -158, 20, toy.rose)}`,
    spot,
    100,
  );
}

function ring(x: number, y: number, radius: number, colour: Colour): string {
  return `<rect x="${x - radius}" y="${y - 14}" width="${radius * 2}" height="28" rx="14" fill="${fade(lighter(colour, 0.3), darker(colour, 0.26))}"/>
<rect x="${x - radius * 0.8}" y="${y - 10}" width="${radius * 0.9}" height="6" rx="3" fill="#fff" opacity="0.4"/>`;
}

/** Nesting cups built into a tower, widest below. */
export function cupTower(spot: Spot): string {
  const colours = [toy.blue, toy.sun, toy.coral, toy.green, toy.lilac];
  let y = 0;
  const cups = colours.map((colour, at) => {
    const high = 46 - at * 5;
    const drawn = cup(y, 58 - at * 9, high, colour);
    y -= high;
    return drawn;
  });
  return thing(cups.join(""), spot, 112);
}

function cup(y: number, half: number, high: number, colour: Colour): string {
  const narrow = half * 0.84;
  return `<path d="M${-half} ${y - 6}Q${-half} ${y} ${-half + 8} ${y}H${half - 8}Q${half} ${y} ${half} ${y - 6}L${narrow} ${y - high + 4}Q${narrow} ${y - high} ${narrow - 5} ${y - high}H${-narrow + 5}Q${-narrow} ${y - high} ${-narrow} ${y - high + 4}Z" fill="${fade(lighter(colour, 0.3), darker(colour, 0.24), "across")}"/>
<rect x="${-half}" y="${y - 10}" width="${half * 2}" height="10" rx="5" fill="${lit(colour)}"/>`;
}

/** A rattle lying down: a ring, a handle, a striped ball. */
export function rattle(spot: Spot, colour: Colour = toy.coral): string {
  return thing(
    `<g transform="translate(0 -34)"><circle cx="-78" r="25" fill="none" stroke="${lit(toy.sun)}" stroke-width="15"/>
<rect x="-54" y="-10" width="92" height="20" rx="10" fill="${lit(toy.wood, "down")}"/>
<rect x="-22" y="-14" width="16" height="28" rx="8" fill="${lit(toy.green)}"/><rect x="0" y="-14" width="16" height="28" rx="8" fill="${lit(toy.blue)}"/>
${sphere(68, 0, 42, colour)}<path d="M62-41Q42 0 62 41M84-38Q98 0 84 38" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="7" stroke-linecap="round"/></g>`,
    spot,
    210,
  );
}

/** A striped ball with a white cap. */
export function beachBall(spot: Spot, [a, b, c]: readonly [Colour, Colour, Colour]): string {
  return thing(
    `<g transform="translate(0 -60)"><circle r="60" fill="#fff8ec"/>
<path d="M-14-34C-60-30-64 10-52 30A60 60 0 0 1-50-33Q-34-42-14-34Z" fill="${a}"/>
<path d="M-14-34C-26 0-16 40 2 60A60 60 0 0 0 44 41C20 20 4-10-14-34Z" fill="${b}"/>
<path d="M-14-34C16-40 46-24 58-12A60 60 0 0 0 10-59Q-8-52-14-34Z" fill="${c}"/>
<circle cx="-14" cy="-34" r="9" fill="#fff"/><circle r="60" fill="${fade("#ffffff55", "#3d1f5238", "ball")}"/></g>`,
    spot,
    84,
  );
}

/** A soft book, open, with black and white patterns. */
export function clothBook(spot: Spot): string {
  const page = `<path d="M0-4Q-40-18-96-8V-92Q-40-102 0-86Z" fill="${lit("#fffaf0")}"/>`;
  return thing(
    `<path d="M-104 0Q-40-14 0 2 40-14 104 0V-90Q40-104 0-88-40-104-104-90Z" fill="${lit(toy.coral)}"/>
${page}<g transform="scale(-1 1)">${page}</g>
<g fill="none" stroke="${toy.ink}" stroke-width="7"><circle cx="-50" cy="-52" r="28"/><circle cx="-50" cy="-52" r="14"/></g><circle cx="-50" cy="-52" r="5" fill="${toy.ink}"/>
<path d="M16-78l16-4V-14l-16 3ZM48-86l16-1V-16l-16 0ZM80-86l12 1V-14l-12-1Z" fill="${toy.ink}"/>
<path d="M0-88V2" stroke="#a8322a" stroke-opacity="0.5" stroke-width="3"/>`,
    spot,
    190,
  );
}

/** A wooden shape sorter with three shapes half inside. */
export function sorter(spot: Spot): string {
  const hole = `fill="#7a4a26" fill-opacity="0.55"`;
  return thing(
    `${box({ width: 140, height: 96, depth: 110, colour: toy.wood })}
<circle cx="-40" cy="-54" r="17" ${hole}/><path d="M-16-36h34l-17-32Z" ${hole}/><rect x="30" y="-70" width="32" height="32" rx="3" ${hole}/>
<g transform="translate(-16 -110)">${box({ width: 30, height: 30, colour: toy.blue })}</g>
<g transform="translate(34 -108)"><path d="M-18 0L0-34 18 0Z" fill="${lit(toy.coral)}" stroke="${lit(toy.coral)}" stroke-width="5" stroke-linejoin="round"/></g>
<path d="M62-110a15 15 0 0 1 30 0v6H62Z" fill="${lit(toy.green)}"/>`,
    spot,
    170,
  );
}
