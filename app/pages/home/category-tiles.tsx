import { categories, home } from "../../../shop.config.ts";
import { productPicture } from "../../../shop/catalogue/picture.ts";
import { Icon } from "../../ui/icon.tsx";
import { ScenePicture } from "../../ui/scene-picture.tsx";

export function CategoryTiles() {
  return (
    <section className="section tiles" id="categories" aria-labelledby="dzialy">
      <div className="wrap">
        <h2 id="dzialy">{home.tilesTitle}</h2>
        <ul className="tiles__list">
          {categories.map(({ key, name, anchor, backdrop }) => (
            <li key={key} id={anchor}>
              <a className="tiles__tile" href={`/kategoria/${key}`}>
                <ScenePicture
                  base={`/pictures/scenes/tile-${key}`}
                  alt=""
                  backdrop={backdrop}
                  shape={productPicture}
                  sizes="(min-width: 79rem) 23rem, (min-width: 48rem) 30vw, 44vw"
                />
                <span className="tiles__name">
                  {name}
                  {"\u00a0"}
                  <Icon name="right" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
