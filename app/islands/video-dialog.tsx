import { useEffect } from "react";
import { coming } from "../ui/coming.tsx";
import { Dialog, openForInvoker } from "../ui/dialog.tsx";

const VideoPlayer = coming(() => import("../pages/home/film-player.tsx"));

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
