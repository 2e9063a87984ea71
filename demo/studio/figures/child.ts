/** Children who play: drawn in the same clay as the toys. */
import { line, nook, tones } from "../drawings/clay.ts";
import { drawing, type Drawing } from "../drawings/drawing.ts";
import { both, limb, oval, solid } from "../drawings/shapes.ts";
import { head, type ChildLook } from "./head.ts";

/** Legs stretched out on the floor, hands free or around something in the lap. */
export function sittingChild(look: ChildLook, held = ""): Drawing {
  return drawing(
    seatedLegs(look),
    trunk(look, 214),
    head(look),
    held,
    arms(look, [112, 196], [144, 196]),
  );
}

/** Upright, seen from the front; `held` is drawn before the shirt and behind the hands. */
export function standingChild(look: ChildLook, held = "", hands = 150): Drawing {
  const legs = both(
    (way) =>
      `${limb([128 + way * 15, 184], [128 + way * 17, 230], 25, look.trousers)}${oval(128 + way * 20, 242, 18, 10, tones.coal, 4)}`,
  );
  return drawing(legs, trunk(look, 194), head(look), held, arms(look, [106, hands], [150, hands]));
}

/** Arms thrown up. */
export function cheeringChild(look: ChildLook): Drawing {
  const raised = both(
    (way) =>
      `${limb([128 + way * 30, 126], [128 + way * 62, 84], 20, look.shirt)}${oval(128 + way * 68, 74, 12, 13, look.skin, 4)}`,
  );
  return drawing(raised, seatedLegs(look), trunk(look, 214), head(look));
}

/** From the side, walking to the right with both hands on a handle before the chest. */
export function pushingChild(look: ChildLook, handle = 112): Drawing {
  const elbow = [172, (136 + handle) / 2 + 22] as const;
  const far = `${limb([122, 190], [98, 226], 24, look.trousers)}${oval(92, 238, 19, 10, tones.coal, 4)}`;
  const near = `${limb([124, 190], [150, 228], 25, look.trousers)}${oval(158, 240, 20, 10, tones.coal, 4)}`;
  const body = solid("M106 122q22-12 40 2 12 34 4 70-26 12-50 0-10-36 6-72z", look.shirt, 9);
  const arm = `${limb([134, 136], elbow, 20, look.shirt)}${limb(elbow, [212, handle + 4], 15, look.skin)}${oval(222, handle, 12, 11, look.skin, 4)}`;
  return drawing(far, near, body, `<g transform="translate(12 0)">${head(look, 10)}</g>`, arm);
}

/** Lying on the tummy, leaning on the elbows, looking at what lies in front. */
export function lyingChild(look: ChildLook): Drawing {
  const legs = `${limb([196, 202], [236, 176], 24, look.trousers)}${limb([236, 176], [232, 132], 20, look.trousers)}${oval(230, 120, 12, 17, tones.coal, 4)}${limb([190, 214], [244, 214], 26, look.trousers)}`;
  return drawing(
    legs,
    solid("M96 150q60 6 104 36 14 22-4 42-60 8-110-4-16-40 10-74z", look.shirt, 11),
    both(
      (way) =>
        `${limb([112 + way * 34, 176], [104 + way * 46, 226], 20, look.shirt)}${oval(100 + way * 50, 234, 14, 11, look.skin, 4)}`,
    ),
    `<g transform="translate(-16 44)">${head(look)}</g>`,
  );
}

/** Only the head, asleep on a pillow. */
export function sleepingHead(look: ChildLook): Drawing {
  const lids = both((way) => line(`M${128 + way * 17 - 8} 76q8 7 16 0`, "#2a2140", 3.5));
  return drawing(head(look, 0, lids));
}

function seatedLegs(look: ChildLook): string {
  return both(
    (way) =>
      `${limb([128 + way * 20, 206], [128 + way * 58, 222], 34, look.trousers)}${oval(128 + way * 78, 226, 17, 21, tones.coal, 5)}${oval(128 + way * 80, 227, 11, 15, tones.white, 3)}`,
  );
}

function trunk(look: ChildLook, hem: number): string {
  return `${solid(`M104 116q24-8 48 0 14 4 17 26l3 ${hem - 150}q-44 14-88 0l3-${hem - 150}q3-22 17-26z`, look.shirt, 10)}${nook(128, 118, 30, 8, 0, 0.3)}`;
}

function arms(
  look: ChildLook,
  left: readonly [number, number],
  right: readonly [number, number],
): string {
  const arm = (way: -1 | 1, [x, y]: readonly [number, number]) => {
    const elbow = [128 + way * 48, (132 + y) / 2 + 10] as const;
    return `${limb([128 + way * 35, 134], elbow, 20, look.shirt)}${limb(elbow, [x, y], 18, look.shirt)}${oval(x - way * 2, y, 12, 11, look.skin, 4)}`;
  };
  return arm(-1, left) + arm(1, right);
}
