import type { Film } from "../../../../shop/home.ts";
import { videoPicture } from "../../../../shop/catalogue/product/picture.ts";
import VideoPlayer from "./video-player.tsx";
import { createInvoker } from "../../../ui/dialog/dialogs.ts";
import { IslandDialog } from "../../../ui/dialog/island-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";

export function VideoButton() {
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
export function VideoDialog({ label, clip }: Film) {
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
