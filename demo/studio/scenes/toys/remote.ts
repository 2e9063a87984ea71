import { icon } from "../../icons.ts";
import { type Colour, fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";
import { sphere } from "../solid.ts";

/** A remote control lying at a slant: two sticks, an aerial, one lamp. */
export function remoteControl(spot: Spot, colour: Colour = toy.coral): string {
  const stick = (x: number) =>
    `<ellipse cx="${x}" cy="-78" rx="25" ry="12" fill="${lit(toy.ink)}"/><path d="M${x - 5}-80L${x - 3}-104h6l2 24Z" fill="#8a8fa3"/>${sphere(x, -108, 11, toy.sun)}`;
  return thing(
    `<path d="M58-92L100-190" stroke="${fade("#e8e8f2", "#8a8fa3")}" stroke-width="5" stroke-linecap="round"/>${sphere(101, -192, 7, toy.coral)}
<path d="M-104-34L-82-86Q-78-98-64-98H64Q78-98 82-86L104-34Q108-8 84-4H-84Q-108-8-104-34Z" fill="${lit(colour)}"/>
<path d="M-100-36Q-98-14-80-12H80Q98-14 100-36Q106-8 84-2H-84Q-106-8-100-36Z" fill="#54162a" opacity="0.22"/>
<path d="M-74-90H70" stroke="#fff" stroke-opacity="0.45" stroke-width="5" stroke-linecap="round"/>${stick(-46)}${stick(46)}
<circle cx="0" cy="-52" r="8" fill="${toy.green}"/><rect x="-20" y="-34" width="40" height="9" rx="4.5" fill="#fff" opacity="0.6"/>`,
    spot,
    190,
  );
}

/** A small drone in the air; it throws its shadow far below, so none is drawn here. */
export function drone(spot: Spot, colour: Colour = toy.blue): string {
  const rotor = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5 0h10v22H-5Z" fill="#8a8fa3"/><ellipse rx="58" ry="9" fill="#bfd3e6" opacity="0.75"/><ellipse rx="58" ry="9" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="2"/><circle r="6" fill="${toy.ink}"/></g>`;
  return thing(
    `${rotor(-70, -92, 0.72)}${rotor(70, -92, 0.72)}<path d="M-96-52L0-34 96-52M-66-76L0-40 66-76" fill="none" stroke="${lit(toy.ink)}" stroke-width="10" stroke-linecap="round"/>
<path d="M-52-40C-50-66-28-74 0-74S50-66 52-40 26-10 0-10-54-16-52-40Z" fill="${lit(colour)}"/><ellipse cx="-16" cy="-58" rx="22" ry="8" fill="#fff" opacity="0.4"/>
<circle cy="-26" r="14" fill="${toy.ink}"/><circle cx="-4" cy="-30" r="4.5" fill="#cfe6ff"/><path d="M-36-14q-8 12-18 14M36-14q8 12 18 14" stroke="${toy.ink}" stroke-width="5" fill="none" stroke-linecap="round"/>
${rotor(-104, -72, 1)}${rotor(104, -72, 1)}`,
    { ...spot, shadow: false },
    100,
  );
}

/** A jump for cars: one wooden wedge. */
export function ramp(spot: Spot): string {
  return thing(
    `<path d="M-124 0L84-74V0Z" fill="${lit(toy.wood)}"/><path d="M84-74l24-16V-16L84 0Z" fill="${lit(toy.oak)}"/>
<path d="M-124 0L84-74l24-16L-96-12Z" fill="${fade("#ffe08a", toy.sun)}" stroke="${toy.sun}" stroke-width="3" stroke-linejoin="round"/><path d="M-60-26l22-13M-10-44l22-13M40-62l22-13" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
    spot,
    200,
  );
}

/** A tin robot: a Fluent head on a body with a dial. 130 wide, 200 high. */
export function robot(spot: Spot, colour: Colour = toy.lilac): string {
  const leg = (x: number) =>
    `<rect x="${x - 13}" y="-40" width="26" height="34" fill="${lit("#c9c6da")}"/><path d="M${x - 22} 0V-8q0-12 22-12t22 12V0Z" fill="${lit(toy.ink)}"/>`;
  const arm = (side: number) =>
    `<path d="M${side * 48}-86q${side * 30} 4 ${side * 26} 38" fill="none" stroke="${lit("#c9c6da")}" stroke-width="15" stroke-linecap="round"/><circle cx="${side * 74}" cy="-44" r="12" fill="${lit(toy.coral)}"/>`;
  return thing(
    `${leg(-28)}${leg(28)}${arm(-1)}${arm(1)}<rect x="-52" y="-104" width="104" height="74" rx="16" fill="${lit(colour)}"/><rect x="-34" y="-90" width="68" height="42" rx="9" fill="#fff" opacity="0.55"/>
<circle cx="-15" cy="-69" r="13" fill="${lit(toy.sun)}"/><path d="M-15-69l7-7" stroke="${toy.ink}" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="-76" r="6" fill="${toy.coral}"/><circle cx="16" cy="-60" r="6" fill="${toy.green}"/>
${icon("robot", { x: -56, y: -206, size: 112 })}`,
    spot,
    112,
  );
}
