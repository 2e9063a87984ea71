import { measure } from "../shadows/measure.ts";
import { stand } from "../shadows/stand.ts";
import { facesLight } from "../toy.ts";
import { frame, side, type Scene } from "./scene.ts";

/** The toy much larger than the picture, its upper part in view, a prop out of focus behind it. */
export async function closeUp(scene: Scene): Promise<string> {
  const { toy, plush, seed } = scene;
  const flip = facesLight(toy.main);
  const rotate = seed % 2 === 0 ? -5 : 5;
  const { width, height } = await measure(toy.main, { rotate, flip });
  const size = Math.min(1080 / Math.max(width, height * 0.82), 1180 / width);
  // Mirrored emoji look to the right, our drawings to the left: the front stays in view.
  const toRight = toy.main.startsWith("draw:") || telling.has(toy.main);
  const spill = Math.max(0, width * size - side * 0.78) / 2;
  const x = side / 2 + (toRight ? 1 : -1) * spill * 0.9;
  const floor = Math.max(120 + height * size, 900);
  const near = await stand({
    name: toy.main,
    x,
    floor,
    width: width * size,
    height: height * size,
    rotate,
    flip,
    plush,
  });
  return frame(
    scene,
    900,
    (await outOfFocus(toy.props[seed % toy.props.length]!, toRight ? 150 : 810)) + near,
  );
}

/** Mirrored emoji whose left half says what they are. */
const telling = new Set(["couch-and-lamp", "locked-with-key", "shopping-cart"]);

async function outOfFocus(name: string, x: number): Promise<string> {
  const far = await stand({
    name,
    x,
    floor: 420,
    width: 260,
    height: 260,
    flip: facesLight(name),
    air: true,
  });
  return `<filter id="out-of-focus" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="11"/></filter>
<g filter="url(#out-of-focus)" opacity="0.75">${far}</g>`;
}
