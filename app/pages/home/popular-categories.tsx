import { categories, home } from "../../../shop.config.ts";
import { cardPicture } from "../../../shop/catalogue/picture.ts";
import { ScenePicture } from "../../ui/scene-picture.tsx";

const cards = home.popular;

export function PopularCategories() {
  return (
    <section className="wrap section popular" aria-labelledby="popularne">
      <header className="popular__header">
        <h2 id="popularne">Popularne działy</h2>
        <p className="lead">Nie wiesz, od&nbsp;czego zacząć? Zacznij od&nbsp;wieku.</p>
      </header>
      {cards.map((card) => (
        <PopularCard key={card.category} {...card} />
      ))}
    </section>
  );
}

function PopularCard({ category, badge, text }: (typeof cards)[number]) {
  return (
    <a className="popular__card" href={`/kategoria/${category}`}>
      <ScenePicture
        base={`/pictures/scenes/popular-${category}`}
        alt=""
        shape={cardPicture}
        sizes="(min-width: 79rem) 36rem, (min-width: 48rem) 46vw, 92vw"
      />
      <div className="popular__title">
        <span className="chip chip--ink">{badge}</span>
        <h3>{categories.find(({ key }) => key === category)!.name}</h3>
      </div>
      <p>{text}</p>
    </a>
  );
}
