import { DialogIsland } from "../../islands/island.tsx";
import { VideoPlayer } from "../../islands/video-player.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { DialogFallback } from "../../ui/dialog/dialog-fallback.tsx";

/** Loads the video on click only. */
export function VideoDialog() {
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
