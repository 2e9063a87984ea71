import { categories, categoryTexts, home, wording } from "../../../shop.config.ts";
import { scenePicture, productPicture } from "../../../shop/catalogue/product/picture.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";
import type { LoaderArgs, PageProps } from "../../route.ts";

export function loader({ shop: { content } }: LoaderArgs) {
  const { title, description, html } = content.about;
  const storyStart = html.indexOf("<h2");
  return {
    title,
    description,
    introduction: html.slice(0, storyStart),
    story: html.slice(storyStart),
  };
}

export const head = createPageMeta;

export default function AboutPage({ title, introduction, story }: PageProps<typeof loader>) {
  return (
    <div className="wrap about">
      <header className="about__header">
        <div>
          <h1>{title}</h1>
          <div className="lead" dangerouslySetInnerHTML={{ __html: introduction }} />
        </div>
        <ScenePicture
          base="/pictures/scenes/story"
          alt={wording.storyPicture}
          shape={scenePicture}
          sizes="(min-width: 1440px) 640px, (min-width: 1024px) 45vw, 92vw"
          eager
        />
      </header>
      <div className="prose about__story" dangerouslySetInnerHTML={{ __html: story }} />
      <OfferedCategories />
      <Invitation />
    </div>
  );
}

function OfferedCategories() {
  return (
    <section className="about__offer" aria-labelledby="co-znajdziesz">
      <h2 id="co-znajdziesz">Co u nas znajdziesz</h2>
      <ul className="about__tiles">
        {home.featured.map((key) => (
          <OfferedCategory key={key} category={key} />
        ))}
      </ul>
    </section>
  );
}

function OfferedCategory({ category }: { category: string }) {
  const { backdrop } = categories.find(({ key }) => key === category)!;
  const { title, description } = categoryTexts[category]!;
  return (
    <li className="about__tile" data-backdrop={backdrop}>
      <ScenePicture
        base={`/pictures/scenes/tile-${category}`}
        alt=""
        backdrop={backdrop}
        name={title}
        shape={productPicture}
        sizes="(min-width: 1200px) 320px, (min-width: 1024px) 24vw, 46vw"
      />
      <h3>
        <a className="card-link" href={`/kategoria/${category}`}>
          {title}
        </a>
      </h3>
      <p>{description}</p>
    </li>
  );
}

function Invitation() {
  return (
    <section className="about__invitation" aria-labelledby="porozmawiajmy">
      <h2 id="porozmawiajmy">Masz pytanie? Po prostu napisz</h2>
      <p>Odpowiada człowiek, który wie, co stoi na półce. A na blogu podpowiadamy, jak wybierać.</p>
      <p className="about__actions">
        <a href="/kontakt" className="button button--primary">
          Napisz do nas
        </a>
        <a href="/blog" className="button button--secondary">
          Przejdź do bloga
        </a>
      </p>
    </section>
  );
}
