import { galleryPicture } from "../../../shop/picture.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { Picture } from "../../ui/picture.tsx";

const pictures = 12;

export function PictureGallery() {
  return (
    <section className="section" aria-labelledby="galeria">
      <div className="wrap">
        <h2 className="picture-gallery__title" id="galeria">
          Zajrzyj do&nbsp;naszego świata
        </h2>
      </div>
      <Marquee
        label="Galeria"
        className="picture-gallery"
        stopLabel="Zatrzymaj galerię"
        goLabel="Przewijaj galerię"
      >
        {Array.from({ length: pictures }, (_, index) => (
          <li key={index}>
            <Picture
              base={`/pictures/scenes/gallery-${index + 1}`}
              alt=""
              shape={galleryPicture}
              sizes="(min-width: 100rem) 16vw, 15rem"
            />
          </li>
        ))}
      </Marquee>
    </section>
  );
}
