import { categories, categoryTexts, home, wording } from "../../../shop.config.ts";
import { scenePicture, productPicture } from "../../../shop/catalogue/product/picture.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";

export function loader({ shop: { origin, content } }: LoaderArgs) {
  const { title, description, html } = content.about;
  const storyStart = html.indexOf("<h2");
  return {
    url: `${origin}/o-nas`,
    title,
    description,
    introduction: html.slice(0, storyStart),
    story: html.slice(storyStart),
    tiles: home.featured.map((key) => ({
      key,
      backdrop: categories.find((category) => category.key === key)!.backdrop,
      title: categoryTexts[key]!.title,
      description: categoryTexts[key]!.description,
    })),
  };
}

export const head = createPageMeta;

export default function AboutPage(props: PageProps<typeof loader>) {
  const { title, introduction, story, tiles } = props;
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
      <OfferedCategories tiles={tiles} />
      <Invitation />
    </div>
  );
}

function OfferedCategories({ tiles }: Pick<PageData<typeof loader>, "tiles">) {
  return (
    <section className="about__offer" aria-labelledby="co-znajdziesz">
      <h2 id="co-znajdziesz">Co u nas znajdziesz</h2>
      <ul className="about__tiles">
        {tiles.map(({ key, backdrop, title, description }) => (
          <li key={key} className="about__tile" data-backdrop={backdrop}>
            <ScenePicture
              base={`/pictures/scenes/tile-${key}`}
              alt=""
              backdrop={backdrop}
              name={title}
              shape={productPicture}
              sizes="(min-width: 1200px) 320px, (min-width: 1024px) 24vw, 46vw"
            />
            <h3>
              <a className="card-link" href={`/kategoria/${key}`}>
                {title}
              </a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
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
