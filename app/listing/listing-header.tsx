import type { ReactNode } from "react";
import type { Backdrop } from "../../shop/catalogue/category.ts";
import { bandPicture } from "../../shop/catalogue/product/picture.ts";
import { ScenePicture } from "../ui/picture/scene-picture.tsx";

type ListingHeaderProps = {
  title: ReactNode;
  backdrop?: Backdrop;
  /** Name of the band's picture. */
  scene?: string;
  children?: ReactNode;
};

/** The band above a product list; its scene ends where the content ends. */
export function ListingHeader({ title, backdrop = "sky", scene, children }: ListingHeaderProps) {
  return (
    <header className="listing-header" data-backdrop={backdrop}>
      <div className={scene ? "wrap listing-header__text" : "wrap"}>
        <h1>{title}</h1>
        {children}
      </div>
      {scene && (
        <ScenePicture
          base={`/pictures/scenes/band-${scene}`}
          alt=""
          shape={bandPicture}
          sizes="(min-width: 768px) 448px, 352px"
        />
      )}
    </header>
  );
}
