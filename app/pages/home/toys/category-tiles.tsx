import { categories, home } from "../../../../shop.config.ts";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";

export function CategoryTiles() {
  return (
    <section className="wrap section tiles" id="categories" aria-labelledby="dzialy">
      <h2 id="dzialy">{home.tilesTitle}</h2>
      <ul className="tiles__list">
        {categories.map(({ key, name, anchor, backdrop }) => (
          <li key={key} id={anchor}>
            <a className="tiles__tile" href={`/kategoria/${key}`}>
              <ScenePicture
                base={`/pictures/scenes/tile-${key}`}
                alt=""
                backdrop={backdrop}
                name={name}
                shape={productPicture}
                sizes="(min-width: 1264px) 260px, (min-width: 960px) 18vw, 38vw"
              />
              <span className="tiles__name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
