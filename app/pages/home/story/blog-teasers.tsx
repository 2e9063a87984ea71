import { home } from "../../../../shop.config.ts";
import { cardPicture } from "../../../../shop/catalogue/product/picture.ts";
import { formatDate } from "../../../../shop/text/article.ts";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";

export function BlogTeasers() {
  return (
    <section className="wrap section teasers" aria-labelledby="notatnik">
      <header>
        <h2 id="notatnik">Z naszego notatnika</h2>
        <p className="muted">Krótko o zabawie w zwykłym domu.</p>
      </header>
      {home.teasers.map(({ picture, date, title, excerpt }) => (
        <article key={picture} className="teaser">
          <ScenePicture
            base={picture}
            alt=""
            shape={cardPicture}
            sizes="(min-width: 1024px) 360px, 180px"
          />
          <div className="teaser__title">
            <time className="muted" dateTime={date}>
              {formatDate(date)}
            </time>
            <h3>{title}</h3>
          </div>
          <p>{excerpt}</p>
        </article>
      ))}
    </section>
  );
}
