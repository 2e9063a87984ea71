import { cardPicture } from "../../../shop/catalogue/picture.ts";
import { Picture } from "../../ui/picture.tsx";

const teasers = [
  {
    picture: "bezpieczny-kacik",
    date: "2026-11-03",
    formattedDate: "3\u00a0listopada 2026",
    title: "Bezpieczny kącik zabaw w\u00a0zwykłym mieszkaniu",
    excerpt:
      "Niski regał przykręcony do\u00a0ściany, kable za listwą, miękki dywan i\u00a0miejsce, w\u00a0którym wolno nabałaganić. Jak urządzić kąt, w\u00a0którym rzadziej mówisz „uważaj”.",
  },
  {
    picture: "drewniane",
    date: "2026-10-20",
    formattedDate: "20\u00a0października 2026",
    title: "Dlaczego drewniane zabawki wracają",
    excerpt:
      "Są ciche, cięższe w\u00a0dłoni i\u00a0nie kończą się razem z\u00a0bateriami. Co widzą w\u00a0nich dzieci i\u00a0na co patrzeć przy zakupie: krawędzie, lakier, łączenia.",
  },
];

export function BlogTeasers() {
  return (
    <section className="wrap section teasers" aria-labelledby="notatnik">
      <header>
        <h2 id="notatnik">Z&nbsp;naszego notatnika</h2>
        <p className="muted">Krótko o&nbsp;zabawie, która działa w&nbsp;zwykłym domu.</p>
      </header>
      {teasers.map(({ picture, date, formattedDate, title, excerpt }) => (
        <article key={picture} className="teaser">
          <Picture
            base={`/pictures/scenes/teaser-${picture}`}
            alt=""
            shape={cardPicture}
            sizes="(min-width: 48rem) 20rem, 92vw"
          />
          <div>
            <time className="muted" dateTime={date}>
              {formattedDate}
            </time>
            <h3>{title}</h3>
            <p>{excerpt}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
