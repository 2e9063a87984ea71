import { home } from "../../../shop.config.ts";
import { galleryPicture } from "../../../shop/catalogue/picture.ts";
import { Marquee } from "../../ui/carousel/marquee.tsx";
import { ScenePicture } from "../../ui/scene-picture.tsx";

export function PictureGallery() {
  return (
    <Marquee
      label="Galeria"
      className="section picture-gallery"
      content="galerię"
      heading={<h2 className="wrap picture-gallery__title">Zajrzyj do&nbsp;nas</h2>}
      stripLabel="Zdjęcia"
    >
      {home.gallery.map(({ picture, alt }) => (
        <li key={picture}>
          <ScenePicture
            base={picture}
            alt={alt}
            shape={galleryPicture}
            sizes="(min-width: 60rem) 15vw, 9rem"
          />
        </li>
      ))}
    </Marquee>
  );
}
