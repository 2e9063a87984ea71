import type { Film, Home } from "../../../../shop/home.ts";
import { scenePicture, videoPicture } from "../../../../shop/catalogue/product/picture.ts";
import { createInvoker } from "../../../ui/dialog/dialogs.ts";
import { IslandDialog } from "../../../ui/dialog/island-dialog.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";
import VideoPlayer from "./video-player.tsx";

type StoryProps = { story: Home["story"]; film: Home["film"] };

/** Story and film in one scene: the film's first picture is the story's. */
export function Story({ story, film }: StoryProps) {
  if (!story && !film) return null;
  return (
    <>
      <section className="section story" aria-labelledby="historia">
        {film ? <VideoButton /> : <StoryPicture />}
        <div className="story__text">
          {story && <p className="story__eyebrow">Nasza historia</p>}
          <h2 id="historia">{story?.title ?? film?.title}</h2>
          <Drawing name="ribbon" className="ribbon" />
          {story?.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {film && <FilmText film={film} titled={Boolean(story)} />}
          {story && (
            <p>
              <a href="/o-nas">Poznaj nas bliżej</a>
            </p>
          )}
        </div>
      </section>
      {film && <VideoDialog {...film} />}
    </>
  );
}

function StoryPicture() {
  return (
    <ScenePicture
      base="/pictures/scenes/story"
      alt=""
      shape={scenePicture}
      sizes="(min-width: 1600px) 57vw, (min-width: 1024px) 920px, 100vw"
    />
  );
}

function FilmText({ film, titled }: { film: Film; titled: boolean }) {
  return (
    <div className="story__film">
      {titled && <h3>{film.title}</h3>}
      <p>{film.text}</p>
      <noscript>
        <a href={`${film.clip}.mp4`}>Otwórz film</a>
      </noscript>
    </div>
  );
}

function VideoButton() {
  return (
    <button
      type="button"
      className="video__thumbnail"
      aria-label="Odtwórz film"
      {...createInvoker("film")}
    >
      <ScenePicture
        base="/pictures/scenes/film"
        alt=""
        backdrop="sky"
        shape={videoPicture}
        sizes="(min-width: 2000px) 57vw, (min-width: 1024px) 1140px, 100vw"
      />
      <span className="video__play">
        <Icon name="play" />
      </span>
    </button>
  );
}

/** Loads the video on click only. */
function VideoDialog({ label, clip }: Film) {
  return (
    <IslandDialog
      id="film"
      className="video-dialog"
      label={label}
      component={VideoPlayer}
      islandProps={{ clip }}
      fallbackTitle="Odtwarzacz się nie wczytał"
    >
      Bez niego <a href={`${clip}.mp4`}>otwórz film jako plik</a>.
    </IslandDialog>
  );
}
