import { home } from "../../../../shop.config.ts";
import { galleryPicture } from "../../../../shop/catalogue/product/picture.ts";
import { Marquee } from "../../../ui/carousel/marquee.tsx";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";

export function PictureGallery() {
  return (
    <Marquee
      label="Galeria"
      className="section picture-gallery"
      content="galerię"
      heading={<h2 className="wrap picture-gallery__title">Zajrzyj do nas</h2>}
      stripLabel="Zdjęcia"
    >
      {home.gallery.map(({ picture, alt }) => (
        <li key={picture}>
          <ScenePicture
            base={picture}
            alt={alt}
            shape={galleryPicture}
            sizes="(min-width: 1020px) 15vw, 160px"
          />
        </li>
      ))}
    </Marquee>
  );
}
