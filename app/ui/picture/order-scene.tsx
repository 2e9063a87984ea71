import { scenePicture } from "../../../shop/catalogue/product/picture.ts";
import { ScenePicture } from "./scene-picture.tsx";

/** Where orders are packed; decorates the confirmation of an order. */
export function OrderScene() {
  return (
    <ScenePicture
      base="/pictures/scenes/story"
      alt=""
      shape={scenePicture}
      sizes="(min-width: 940px) 870px, 92vw"
      eager
    />
  );
}
