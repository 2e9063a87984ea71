import type { Film } from "../../../shop/home.ts";
import { videoPicture } from "../../../shop/catalogue/picture.ts";
import { VideoPlayer } from "../../islands/video-player.tsx";
import { createInvoker } from "../../ui/dialog/dialogs.ts";
import { IslandDialog } from "../../ui/dialog/island-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScenePicture } from "../../ui/scene-picture.tsx";

export function Video(film: Film) {
  const { title, text, clip } = film;
  return (
    <>
      <section className="section video" aria-labelledby="film-tytul">
        <div className="wrap video__row">
          <div className="video__text">
            <h2 id="film-tytul">{title}</h2>
            <p>{text}</p>
            <noscript>
              <a href={`${clip}.mp4`}>Otwórz film</a>
            </noscript>
          </div>
          <button
            type="button"
            className="video__thumbnail"
            aria-label="Odtwórz film"
            {...createInvoker("film")}
          >
            <ScenePicture
              base="/pictures/scenes/film"
              alt=""
              shape={videoPicture}
              sizes="(min-width: 79rem) 46rem, (min-width: 64rem) 58vw, 92vw"
            />
            <span className="video__play">
              <Icon name="play" />
            </span>
          </button>
        </div>
      </section>
      <VideoDialog {...film} />
    </>
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
