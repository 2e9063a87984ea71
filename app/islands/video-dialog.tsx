import { useEffect } from "react";
import { DialogFallback } from "../ui/dialog-fallback.tsx";
import { Dialog, openForInvoker } from "../ui/dialog.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";

const VideoPlayer = lazyComponent(() => import("../pages/home/film-player.tsx"), VideoFallback);

/** Loads the video on click only. The button that opens the dialog stands outside of it. */
export function VideoDialog() {
  useEffect(() => {
    const open = ({ target }: Event) =>
      (target as Element).closest("[commandfor=film]") && openForInvoker("film");
    addEventListener("click", open);
    return () => removeEventListener("click", open);
  }, []);
  return (
    <Dialog id="film" className="film-dialog" label="Film: jak startuje latawiec">
      <VideoPlayer />
    </Dialog>
  );
}

function VideoFallback() {
  return (
    <DialogFallback title="Film się nie wczytał">
      Bez odtwarzacza <a href="/clips/latawiec.mp4">otwórz go jako plik</a>.
    </DialogFallback>
  );
}
