import { categories, home } from "../../../../shop.config.ts";

const cards = home.popular;

/** Text and age alone: the tiles below show each category's picture. */
export function PopularCategories() {
  return (
    <section className="wrap section popular" aria-labelledby="popularne">
      <h2 id="popularne">Popularne działy</h2>
      <div className="popular__cards">
        {cards.map((card) => (
          <PopularCard key={card.category} {...card} />
        ))}
      </div>
    </section>
  );
}

function PopularCard({ category, badge, text }: (typeof cards)[number]) {
  const { name, backdrop } = categories.find(({ key }) => key === category)!;
  return (
    <a className="popular__card" href={`/kategoria/${category}`} data-backdrop={backdrop}>
      <span className="popular__badge">{badge}</span>
      <h3>{name}</h3>
      <p>{text}</p>
    </a>
  );
}
