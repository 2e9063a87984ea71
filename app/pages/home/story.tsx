import { scenePicture } from "../../../shop/catalogue/picture.ts";
import { Picture } from "../../ui/picture.tsx";
import { KiteString } from "./kite-string.tsx";

export function Story() {
  return (
    <section className="wrap section story" aria-labelledby="historia">
      <Picture
        base="/pictures/scenes/story"
        alt=""
        shape={scenePicture}
        sizes="(min-width: 64rem) 56vw, 100vw"
      />
      <div className="story__text">
        <p className="eyebrow">Nasza historia</p>
        <h2 id="historia">Zaczęło się od&nbsp;dwóch listewek i&nbsp;kłębka sznurka</h2>
        <KiteString />
        <p>
          Latawiec sam nic nie robi. Nie gra, nie świeci i&nbsp;nie prosi o&nbsp;baterie. Potrzebuje
          wiatru i&nbsp;kogoś, kto pobiegnie.
        </p>
        <p>
          Takich zabawek szukamy do&nbsp;dziś: zostawiają miejsce na&nbsp;pomysły dziecka. Zanim
          któraś stanie na&nbsp;półce, pytamy o&nbsp;jedno: czy dziecko wróci do&nbsp;niej jutro?
        </p>
        <p>
          <a href="/o-nas">Poznaj nas bliżej</a>
        </p>
      </div>
    </section>
  );
}
