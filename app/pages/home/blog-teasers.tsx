import { home } from "../../../shop.config.ts";
import { cardPicture } from "../../../shop/catalogue/picture.ts";
import { formatDate } from "../../../shop/text/article.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { ScenePicture } from "../../ui/scene-picture.tsx";

export function BlogTeasers() {
  return (
    <section className="wrap section teasers" aria-labelledby="notatnik">
      <header>
        <h2 id="notatnik">Z&nbsp;naszego notatnika</h2>
        <p className="muted">Krótko o&nbsp;zabawie w&nbsp;zwykłym domu.</p>
      </header>
      {home.teasers.map(({ picture, date, title, excerpt }) => (
        <article key={picture} className="teaser">
          <ScenePicture
            base={picture}
            alt=""
            shape={cardPicture}
            sizes="(min-width: 64rem) 20rem, 11rem"
          />
          <div className="teaser__title">
            <time className="muted" dateTime={date}>
              {addNonBreakingSpaces(formatDate(date))}
            </time>
            <h3>{title}</h3>
          </div>
          <p>{excerpt}</p>
        </article>
      ))}
    </section>
  );
}
