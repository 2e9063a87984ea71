import { pictures } from "../../../shop.config.ts";
import type { Backdrop } from "../../../shop/catalogue/category.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { LetterBlock } from "./toy-blocks.tsx";

type ScenePictureProps = PictureProps & {
  base: string;
  /** Draws a coloured area where there is no picture; without it nothing is drawn. */
  backdrop?: Backdrop;
  /** Stands on that area as a toy block with its first letter. */
  name?: string;
};

export function ScenePicture({ backdrop, name, ...picture }: ScenePictureProps) {
  if (hasPicture(picture.base)) return <Picture {...picture} />;
  if (!backdrop) return null;
  return (
    <span className="picture picture--plain" data-backdrop={backdrop}>
      {name && <LetterBlock letter={firstLetter(name)} />}
    </span>
  );
}

export function hasPicture(base: string): boolean {
  return pictures.includes(base);
}

export function firstLetter(name: string): string {
  const [letter = ""] = name;
  return letter.toLocaleUpperCase("pl");
}
