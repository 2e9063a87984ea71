import type { ReactNode } from "react";
import type { Backdrop } from "../../shop/catalogue/category.ts";
import type { PictureShape } from "../../shop/catalogue/picture.ts";
import { ScenePicture } from "../ui/scene-picture.tsx";

type ListingHeaderProps = {
  title: ReactNode;
  backdrop?: Backdrop;
  scene?: { name: string; shape: PictureShape };
  children?: ReactNode;
};

/** The band above a product list; its scene runs out of the right edge. */
export function ListingHeader({ title, backdrop = "sky", scene, children }: ListingHeaderProps) {
  return (
    <header className="listing-header" data-backdrop={backdrop}>
      <div className={scene ? "wrap listing-header__text" : "wrap"}>
        <h1>{title}</h1>
        {children}
      </div>
      {scene && (
        <ScenePicture
          base={`/pictures/scenes/${scene.name}`}
          alt=""
          shape={scene.shape}
          sizes="(min-width: 48rem) 12rem, 8rem"
        />
      )}
    </header>
  );
}
