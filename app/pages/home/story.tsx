import type { Home } from "../../../shop/home.ts";
import { scenePicture } from "../../../shop/catalogue/picture.ts";
import { ScenePicture } from "../../ui/scene-picture.tsx";
import { KiteString } from "./kite-string.tsx";

export function Story({ title, paragraphs }: NonNullable<Home["story"]>) {
  return (
    <section className="wrap section story" aria-labelledby="historia">
      <ScenePicture
        base="/pictures/scenes/story"
        alt=""
        shape={scenePicture}
        sizes="(min-width: 64rem) 56vw, 100vw"
      />
      <div className="story__text">
        <p className="eyebrow">Nasza historia</p>
        <h2 id="historia">{title}</h2>
        <KiteString />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href="/o-nas">Poznaj nas bliżej</a>
        </p>
      </div>
    </section>
  );
}
