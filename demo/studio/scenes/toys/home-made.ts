import { fade, lit, toy } from "../paint.ts";
import { type Spot, thing } from "../place.ts";

/** A blanket over two chairs; the opening shows a warm dark. 460 wide, 300 high. */
export function blanketTent(spot: Spot): string {
  const chair = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-30 0V-226M30 0V-226" stroke="${lit(toy.oak, "across")}" stroke-width="13" stroke-linecap="round"/><rect x="-34" y="-232" width="68" height="26" rx="8" fill="${lit(toy.wood)}"/><rect x="-34" y="-184" width="68" height="18" rx="6" fill="${lit(toy.wood)}"/><rect x="-38" y="-116" width="76" height="16" rx="7" fill="${lit(toy.oak)}"/></g>`;
  const pennants = [-120, -72, -24, 24, 72, 120]
    .map(
      (x, at) =>
        `<path d="M${x - 15} ${-214 + Math.abs(x) * -0.09}h30l-15 28Z" fill="${[toy.coral, toy.sun, toy.green][at % 3]}"/>`,
    )
    .join("");
  return thing(
    `${chair(-176)}${chair(176)}
<path d="M-206-232Q-100-196 0-214 100-196 206-232L236-4Q200 4 180-6 160 4 138-4L60-196H-60L-138-4Q-160 4-180-6-200 4-236-4Z" fill="${fade("#cfe6fb", "#7fb2e2")}"/>
<path d="M-60-198L-140-2H140L60-198Q0-188-60-198Z" fill="${fade("#5b4674", "#2f2750", "down")}"/><ellipse cy="-30" rx="96" ry="54" fill="${fade("#ffdf8fcc", "#ffdf8f00", "glow")}"/>
<path d="M-60-198Q-96-100-148-2L-206-4Q-150-110-120-206ZM60-198Q96-100 148-2L206-4Q150-110 120-206Z" fill="${fade("#e3f1fd", "#93c1ea")}"/>
<path d="M-150-216Q-196-110-222-6M150-216Q196-110 222-6M-100-206Q-146-100-180-8M100-206Q146-100 180-8" stroke="#fff" stroke-opacity="0.55" stroke-width="5" fill="none"/>
<path d="M-140-228Q0-190 140-228" fill="none" stroke="#fff" stroke-width="4"/>${pennants}`,
    spot,
    440,
  );
}

/** A cardboard ship with a paper sail. 250 wide, 240 high. */
export function cardboardShip(spot: Spot): string {
  const card = "#d9a873";
  return thing(
    `<path d="M-6-70V-236H6V-70Z" fill="${lit(toy.oak, "across")}"/><path d="M10-228Q104-170 92-92H10Z" fill="${lit("#fff8ec")}"/><path d="M-10-206Q-72-150-74-92H-10Z" fill="${lit("#ffe3df")}"/><path d="M0-236h-44l12-13-12-13H0Z" fill="${lit(toy.coral)}"/>
<path d="M-128-84H128L100-6Q98 0 90 0H-90Q-98 0-100-6Z" fill="${lit(card)}" stroke="${card}" stroke-width="4" stroke-linejoin="round"/><path d="M-128-84H128L123-70H-123Z" fill="#f2d2a4"/>
<g fill="#fff8ec" stroke="#a8733d" stroke-width="4"><circle cx="-60" cy="-40" r="13"/><circle cx="0" cy="-40" r="13"/><circle cx="60" cy="-40" r="13"/></g><path d="M-112-24Q-90-34-70-22T-28-22 14-22 56-22 106-24L100-4H-100Z" fill="${toy.blue}" opacity="0.55"/>`,
    spot,
    220,
  );
}

/** A kitchen pot with a wooden spoon leaning in it. */
export function potAndSpoon(spot: Spot): string {
  return thing(
    `<g transform="rotate(28 30 -90)"><rect x="20" y="-190" width="14" height="120" rx="7" fill="${lit(toy.wood, "across")}"/><ellipse cx="27" cy="-196" rx="22" ry="30" fill="${lit(toy.wood)}"/></g>
<ellipse cy="-92" rx="72" ry="15" fill="#7d93a8"/><path d="M-72-92A72 15 0 0 0 72-92V-22Q72 0 0 0T-72-22Z" fill="${fade("#f4f8fc", "#9db3c8", "across")}"/>
<path d="M-72-92A72 15 0 0 0 72-92" fill="none" stroke="#fff" stroke-width="5"/><path d="M-72-70h-18q-10 0-10-9t10-9h18M72-70h18q10 0 10-9t-10-9H72" fill="none" stroke="${toy.coral}" stroke-width="9" stroke-linejoin="round"/><path d="M-50-66V-24" stroke="#fff" stroke-opacity="0.8" stroke-width="9" stroke-linecap="round"/>`,
    spot,
    140,
  );
}

/** A wooden crayon lying on the floor. */
export function crayon(x: number, y: number, size: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100}) rotate(${turn})"><rect x="-56" y="2" width="112" height="16" rx="6" fill="#3b2a45" opacity="0.2"/><path d="M-58-9H36L62 0 36 9H-58Z" fill="${toy.wood}"/><rect x="-60" y="-10" width="98" height="20" rx="3" fill="${lit(colour, "down")}"/><path d="M50-4.500L62 0 50 4.500Z" fill="${colour}"/><path d="M-56-5H34" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/></g>`;
}
