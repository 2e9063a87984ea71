import { lazy, Suspense } from "react";
import { Dialog } from "../../ui/dialog.tsx";

const FilmPlayer = lazy(() => import("./film-player.tsx"));

/** Nothing of the film is loaded before somebody wants to see it. */
export function FilmDialog() {
  return (
    <Dialog id="film" className="film-dialog" label="Film: jak startuje latawiec">
      <Suspense fallback={null}>
        <FilmPlayer />
      </Suspense>
    </Dialog>
  );
}
