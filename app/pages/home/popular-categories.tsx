import { categories } from "../../../shop.config.ts";
import type { CategoryKey } from "../../../shop/catalogue/category.ts";
import { cardPicture } from "../../../shop/catalogue/picture.ts";
import { Picture } from "../../ui/picture.tsx";

type Card = { category: CategoryKey; badge: string; text: string };

const cards: readonly Card[] = [
  {
    category: "dla-niemowlat",
    badge: "0–36\u00a0miesięcy",
    text: "Grzechotki, gryzaki i\u00a0pchacze na pierwsze trzy lata: lekkie, bez małych części, łatwe do\u00a0umycia.",
  },
  {
    category: "edukacyjne",
    badge: "3+\u00a0lat",
    text: "Mikroskopy, globusy i\u00a0klocki, przy których pytania sypią się szybciej niż odpowiedzi.",
  },
];

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

function PopularCard({ category, badge, text }: Card) {
  return (
    <a className="popular__card" href={`/kategoria/${category}`}>
      <Picture
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
