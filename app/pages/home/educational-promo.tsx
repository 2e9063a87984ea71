import { scenePicture } from "../../../shop/catalogue/picture.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

const reasons = [
  "doświadczenia na kuchennym stole, z\u00a0tego, co jest w\u00a0szufladzie",
  "klocki bez jednej właściwej odpowiedzi",
  "wiek podany przy każdej zabawce, więc trafisz w\u00a0moment",
];

export function EducationalPromo() {
  return (
    <section className="wrap section" aria-labelledby="ciekawosc">
      <div className="promo">
        <div className="promo__text">
          <h2 id="ciekawosc">Najpierw ciekawość, wiedza przyjdzie sama</h2>
          <ul className="promo__reasons">
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" /> {reason}
              </li>
            ))}
          </ul>
          <a className="button button--primary" href="/kategoria/edukacyjne">
            Zobacz zabawki edukacyjne
          </a>
        </div>
        <Picture
          base="/pictures/scenes/promo-edukacyjne"
          alt=""
          shape={scenePicture}
          sizes="(min-width: 79rem) 44rem, (min-width: 64rem) 56vw, 92vw"
        />
      </div>
    </section>
  );
}
