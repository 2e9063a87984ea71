import { isLatawiec, ownPictures } from "../../shop.config.ts";
import type { Backdrop } from "../../shop/catalogue/category.ts";
import { Picture, type PictureProps } from "./picture.tsx";

type ScenePictureProps = PictureProps & {
  base: string;
  /** Draws a coloured area where there is no picture; without it nothing is drawn. */
  backdrop?: Backdrop;
};

/** A picture of `public/` or `my/`. Those of Latawiec are not shown by another shop. */
export function ScenePicture({ backdrop, ...picture }: ScenePictureProps) {
  if (hasPicture(picture.base)) return <Picture {...picture} />;
  return backdrop && <span className="picture picture--plain" data-backdrop={backdrop} />;
}

export function hasPicture(base: string): boolean {
  return isLatawiec || ownPictures.includes(base);
}
