import { videoPicture } from "../../../shop/catalogue/picture.ts";
import { DialogIsland } from "../../islands/island.tsx";
import { VideoPlayer } from "../../islands/video-player.tsx";
import { DialogFallback } from "../../ui/dialog/dialog-fallback.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { createInvoker } from "../../ui/dialog/dialogs.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

export function Video() {
  return (
    <>
      <section className="section video" aria-labelledby="film-tytul">
        <div className="wrap video__row">
          <div className="video__text">
            <h2 id="film-tytul">Zobacz, jak startuje latawiec</h2>
            <p>
              Krótki film prosto z&nbsp;łąki, bez dźwięku. Nie ma w&nbsp;nim nic do&nbsp;kupienia,
              jest za&nbsp;to wiatr.
            </p>
            <noscript>
              <a href="/clips/latawiec.mp4">Otwórz film</a>
            </noscript>
          </div>
          <button
            type="button"
            className="video__thumbnail"
            aria-label="Odtwórz film"
            {...createInvoker("film")}
          >
            <Picture
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
      <VideoDialog />
    </>
  );
}

/** Loads the video on click only. */
function VideoDialog() {
  return (
    <Dialog id="film" className="video-dialog" label="Film: jak startuje latawiec">
      <DialogIsland component={VideoPlayer}>
        <DialogFallback title="Odtwarzacz się nie wczytał">
          Bez niego <a href="/clips/latawiec.mp4">otwórz film jako plik</a>.
        </DialogFallback>
      </DialogIsland>
    </Dialog>
  );
}
