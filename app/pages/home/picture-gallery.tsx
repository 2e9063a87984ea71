import { galleryPicture } from "../../../shop/catalogue/picture.ts";
import { Marquee } from "../../ui/carousel/marquee.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Alternative texts of `gallery-1` to `gallery-12`. */
const pictures = [
  "Miś z\u00a0piłką na\u00a0łące, nad nim latawiec",
  "Drewniany pociąg jedzie przez pokój",
  "Zamek z\u00a0klocków i\u00a0zielony dinozaur",
  "Domek dla lalek, lalka i\u00a0wózek",
  "Wieże z\u00a0krążków i\u00a0kubeczków, kurczaczek, grzechotka",
  "Warcaby, kości i\u00a0klepsydra na\u00a0stole",
  "Dron, terenówka i\u00a0pilot na\u00a0trawie",
  "Półki z\u00a0robotem, klockami i\u00a0pandą",
  "Prezenty z\u00a0kokardami i\u00a0zajączek",
  "Statek z\u00a0kartonu, kot i\u00a0papuga",
  "Globus i\u00a0luneta, obok rakieta",
  "Kosz pluszaków pod girlandą",
];

export function PictureGallery() {
  return (
    <Marquee
      label="Galeria"
      className="section picture-gallery"
      content="galerię"
      heading={<h2 className="wrap picture-gallery__title">Zajrzyj do&nbsp;naszego świata</h2>}
      stripLabel="Zdjęcia"
    >
      {pictures.map((alt, index) => (
        <li key={alt}>
          <Picture
            base={`/pictures/scenes/gallery-${index + 1}`}
            alt={alt}
            shape={galleryPicture}
            sizes="(min-width: 60rem) 15vw, 9rem"
          />
        </li>
      ))}
    </Marquee>
  );
}
