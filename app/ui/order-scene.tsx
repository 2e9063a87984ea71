import { scenePicture } from "../../shop/catalogue/picture.ts";
import { ScenePicture } from "./scene-picture.tsx";

/** Where orders are packed; decorates the confirmation of an order. */
export function OrderScene() {
  return (
    <ScenePicture
      base="/pictures/scenes/story"
      alt=""
      shape={scenePicture}
      sizes="(min-width: 56rem) 30rem, 92vw"
      eager
    />
  );
}
